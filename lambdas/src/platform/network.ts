import { isIPv4, isIPv6 } from 'node:net';

/** The network of callers whose address cannot be read. They share its limits. */
export const unknownNetwork = 'unknown';

const dotted = /\d+\.\d+\.\d+\.\d+$/;

/** Returns the last 32 bits of an IPv6 address, written as an IPv4 address, in the form of the others. */
const asGroups = (ipv4: string): string => {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
};

/** Returns the eight groups of a valid IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.replace(dotted, asGroups).split('::');
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [numbers(head), numbers(tail ?? '')];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/**
 * Returns the network that a caller can choose addresses of: an IPv4 address, or the /64 of an IPv6 address, because
 * providers assign at least a /64 to each customer (RFC 6177, RFC 7421). An IPv4 address that is mapped to IPv6
 * (`::ffff:192.0.2.1`) is the IPv4 address. Returns `unknownNetwork` for anything but an address.
 */
export function networkOf(address: string): string {
  const plain = address.trim().replace(/%.*$/, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return unknownNetwork;
  const groups = groupsOf(plain);
  const [, , , , , sixth, high = 0, low = 0] = groups;
  const isMapped = sixth === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
