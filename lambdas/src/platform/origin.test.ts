import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from './origin.ts';

describe('the origin of a request', () => {
  const site = 'https://site.example';
  it.each([
    ['https://site.example', undefined, true],
    ['https://site.example', 'gateway.example', true],
    ['https://other.example', undefined, false],
    ['https://site.example.other.example', undefined, false],
    ['http://site.example', undefined, false],
    ['https://site.example:8443', undefined, false],
    ['http://localhost:3400', 'localhost:3400', true],
    ['http://localhost:3400', 'localhost:3401', false],
    ['http://localhost:3400', undefined, false],
    ['null', undefined, false],
    ['', undefined, false],
    [undefined, undefined, false],
    [undefined, 'localhost:3400', false],
  ])('%s of a request to %s is own: %s', (origin, host, isOwn) => {
    expect(isOwnOrigin(origin, site, host)).toBe(isOwn);
  });
});
