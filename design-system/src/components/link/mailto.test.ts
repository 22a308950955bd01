import { expect, it } from 'vitest';
import { mailto } from './mailto.ts';

it.each([
  ['sample-1@example.com', 'mailto:sample-1@example.com'],
  ['r&d@example.com', 'mailto:r%26d@example.com'],
  ['bob#x?y=%z@example.com', 'mailto:bob%23x%3Fy%3D%25z@example.com'],
])('the link to %s writes to the whole address', (email, href) => {
  expect(mailto(email)).toBe(href);
});
