"""Whose a connection is, as far as limits and fairness go."""

from __future__ import annotations

from ipaddress import ip_address

NETWORK = 64  # bits of an IPv6 address that one household has; it may choose the rest as often as it likes


def owner(host: str) -> str:
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host  # of a socket without one
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{ip_address(int(found) >> (128 - NETWORK) << (128 - NETWORK))}/{NETWORK}"
