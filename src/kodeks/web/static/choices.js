// Choices that are made again and again are remembered by this browser: fields with [data-choice], by its value.
(() => {
  "use strict";

  const PREFIX = "kodeks choice ";
  const fields = document.querySelectorAll("[data-choice]");

  function remembered(field) {
    try {
      return localStorage.getItem(PREFIX + field.dataset.choice);
    } catch {
      return null; // a browser that keeps nothing
    }
  }

  for (const field of fields) {
    const value = remembered(field);
    if (value !== null && [...field.options].some((option) => option.value === value)) field.value = value;
    field.addEventListener("change", () => {
      try {
        localStorage.setItem(PREFIX + field.dataset.choice, field.value);
      } catch {
        // then it is chosen anew each time
      }
    });
  }
})();
