import { expect, it } from 'vitest';
import { loggablePath } from './rules.ts';

it.each([
  ['/nowhere', '/nowhere'],
  ['/nowhere?email=a@example.com#x', '/nowhere'],
  ['/users/a@example.com/x', '/users/***/x'],
  ['/users/a%40example.com', '/users/***'],
  ['/verify/RWC-2025-DEM0CERT', '/verify/***'],
])('logs %s as %s', (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});
