"""Whose limits a request counts against."""

import ipaddress
from functools import lru_cache


@lru_cache(10_000)
def client_of(address: str) -> str:
    """The client at an address: of IPv6 the network of 64 bits, as one client has all its addresses."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(found) if found.is_loopback else str(ipaddress.ip_network((found, 64), strict=False))
