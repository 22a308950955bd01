import { App, Stack } from 'aws-cdk-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { writeSmallBuild } from './fixture.ts';
import { allowConnection, createHeadersPolicy, type Headers, parseHeaders } from './response-headers.ts';

const build = writeSmallBuild();
afterAll(() => build.remove());

const create = (headers: Headers) =>
  createHeadersPolicy(new Stack(new App({ outdir: build.root }), 'Headers'), 'Policy', headers);

describe('headers that CloudFront would refuse', () => {
  it.each([
    [
      { 'content-security-policy': `script-src ${"'sha256-x' ".repeat(200)}` },
      /content security policy has \d+ characters/,
    ],
    [{ 'strict-transport-security': 'includeSubDomains' }, /no max-age/],
    [{ 'referrer-policy': 'sometimes' }, /cannot send referrer-policy: sometimes/],
    [{ 'x-frame-options': 'ALLOWALL' }, /cannot send x-frame-options/],
    [Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`x-sample-${i}`, '1'])), /11 custom headers/],
  ] as [Headers, RegExp][])('are refused with a clear message: %j', (headers, message) => {
    expect(() => create(headers)).toThrow(message);
  });
});

describe('headers.json', () => {
  it('is an object of names and strings', () => {
    expect(parseHeaders('{"x-sample":"1"}')).toEqual({ 'x-sample': '1' });
  });

  it.each(['[]', '{}', 'null', '{"x-sample":1}'])('is refused when it is %s', (json) => {
    expect(() => parseHeaders(json)).toThrow(/object of header names and string values/);
  });
});

describe('an additional connection', () => {
  const policy = "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'";

  it('allows that address and nothing else', () => {
    expect(allowConnection({ 'content-security-policy': policy }, 'https://proofs.example')).toEqual({
      'content-security-policy':
        "default-src 'self'; img-src 'self' data: https://proofs.example; connect-src 'self' https://proofs.example; object-src 'none'",
    });
  });

  it('comes after the hosts that the build names', () => {
    const named = "img-src 'self' data: https://a.example; connect-src 'self' https://a.example";
    expect(allowConnection({ 'content-security-policy': named }, 'https://b.example')).toEqual({
      'content-security-policy':
        "img-src 'self' data: https://a.example https://b.example; connect-src 'self' https://a.example https://b.example",
    });
  });

  it.each([undefined, '', "default-src 'self'", "connect-src *; default-src 'self'", "connect-src 'self'"])(
    'is refused when the policy is %j',
    (text) => {
      const headers: Headers = text === undefined ? {} : { 'content-security-policy': text };
      expect(() => allowConnection(headers, 'https://proofs.example')).toThrow(
        /must contain (connect|img)-src 'self'/,
      );
    },
  );
});
