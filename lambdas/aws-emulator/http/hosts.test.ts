import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hostRefusal, hostsOf, loopbackHosts } from './hosts.ts';
import { startServer } from './server.ts';

const refusal = (host: string[] | undefined, url = '/', port = 3000) =>
  hostRefusal({ url, headersDistinct: host ? { host } : {} }, loopbackHosts(port));

describe('a request', () => {
  it.each(['localhost:3000', 'LocalHost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'for %s is allowed',
    (host) => {
      expect(refusal([host])).toBeUndefined();
    },
  );

  it.each([
    ['another domain', 'attacker.example'],
    ['another domain with the port', 'attacker.example:3000'],
    ['a domain that contains the name', 'localhost.attacker.example:3000'],
    ['a domain that ends in the name', 'attacker.localhost:3000'],
    ['a trailing dot', 'localhost.:3000'],
    ['another port', 'localhost:3001'],
    ['no port', 'localhost'],
    ['a port with a leading zero', 'localhost:03000'],
    ['another loopback address', '127.0.0.2:3000'],
    ['an address in another notation', '2130706433:3000'],
    ['every address', '0.0.0.0:3000'],
    ['an IPv6 address without brackets', '::1:3000'],
    ['an IPv6 address in another notation', '[0:0:0:0:0:0:0:1]:3000'],
    ['an IPv4-mapped address', '[::ffff:127.0.0.1]:3000'],
    ['a user name', 'localhost:3000@attacker.example'],
    ['a list', 'localhost:3000, attacker.example'],
    ['a path', 'localhost:3000/'],
    ['a space', 'localhost:3000 '],
  ])('with %s as the host is refused', (_, host) => {
    expect(refusal([host])).toBe(421);
  });

  it.each([
    ['no host', undefined],
    ['an empty host', ['']],
    ['two hosts', ['localhost:3000', 'attacker.example']],
    ['the same host twice', ['localhost:3000', 'localhost:3000']],
  ])('with %s is malformed', (_, host) => {
    expect(refusal(host)).toBe(400);
  });

  it.each([
    ['http://localhost:3000/x', undefined],
    ['HTTP://LOCALHOST:3000', undefined],
    ['http://attacker.example/x', 421],
    ['http://localhost:3000@attacker.example/x', 421],
    ['http://localhost:3000.attacker.example', 421],
    ['https://localhost:3000/x', 400],
    ['http:///x', 400],
    ['localhost:3000', 400],
    ['*', undefined],
  ])('for the target %s gets %s', (url, status) => {
    expect(refusal(['localhost:3000'], url)).toBe(status);
  });

  it('for an absolute target must name an allowed host too', () => {
    expect(refusal(['attacker.example'], 'http://localhost:3000/x')).toBe(421);
  });

  it('to port 80 may leave out the port', () => {
    expect([refusal(['localhost'], '/', 80), refusal(['localhost:80'], '/', 80)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(hostsOf('a', 81)).toEqual(['a:81']);
  });
});

it('a service responds only to its own host, before it reads the request', async () => {
  let calls = 0;
  const server = await startServer(async (_, response) => void response.end(String(++calls)));
  onTestFinished(server.close);
  expect(await (await fetch(server.endpoint)).text()).toBe('1');
  const socket = connect(Number(new URL(server.endpoint).port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: attacker.example\r\nContent-Length: 9\r\n\r\n');
  const [response] = await once(socket, 'data');
  expect(String(response)).toMatch(/^HTTP\/1\.1 421 [^]*\r\n\r\nThis server does not serve this host\.\n$/);
  await once(socket, 'close');
  expect(calls).toBe(1);
});
