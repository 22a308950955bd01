import fc from 'fast-check';
import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { networkOf, unknownNetwork } from './network.ts';

describe('the network of', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    [' 192.0.2.1 ', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['2001:0db8:0000:0001::', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    '',
    'localhost',
    '192.0.2',
    '192.0.2.256',
    '010.0.0.1',
    '192.0.2.1:443',
    '[2001:db8::1]',
    '1::2::3',
    ':::',
  ])('%j is unknown', (address) => {
    expect(networkOf(address)).toBe(unknownNetwork);
  });
});

const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
/** IPv6 addresses, with many zeros, so that they have short forms. */
const ipv6 = fc
  .tuple(groups, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }))
  .map(([all, kept]) => all.map((group, at) => (kept[at] ? group : 0)))
  .filter((all) => all.slice(0, 5).some((group) => group > 0));
const written = (all: readonly number[]): string => all.map((group) => group.toString(16)).join(':');
/** Returns the address with its first zeros left out. */
const shortened = (address: string): string => address.replace(/(^|:)(0(:0)*)(:|$)/, '::');

describe('two IPv6 addresses', () => {
  it('have the same network if and only if one is in the /64 of the other', () => {
    fc.assert(
      fc.property(ipv6, ipv6, fc.integer({ min: 0, max: 8 }), (one, second, shared) => {
        const other = [...one.slice(0, shared), ...second.slice(shared)];
        fc.pre(other.slice(0, 5).some((group) => group > 0));
        const list = new BlockList();
        list.addSubnet(written(one), 64, 'ipv6');
        expect(networkOf(written(one)) === networkOf(written(other))).toBe(
          list.check(written(other), 'ipv6'),
        );
      }),
    );
  });

  it('have the same network if they are forms of one address', () => {
    fc.assert(
      fc.property(ipv6, (address) => {
        const long = written(address);
        for (const form of [shortened(long), long.toUpperCase(), `${long}%1`]) {
          expect(networkOf(form)).toBe(networkOf(long));
        }
      }),
    );
  });
});

it('any text has a network', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(networkOf(text)).toMatch(/^(unknown|[\d.]+|[\da-f:]+::\/64)$/);
    }),
  );
});
