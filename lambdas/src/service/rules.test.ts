import { expect, it } from 'vitest';
import { loggablePath } from './rules.ts';

it.each([
  ['/nowhere', '/***'],
  ['/my-name-is-ada/at-home', '/***'],
  ['/course?email=a@example.com#x', '/course'],
  ['/users/a@example.com/x', '/***'],
  ['/verify/RWC-2025-DEM0CERT', '/verify/***'],
  ['/employer-approval/dG9rZW4/more', '/employer-approval/***'],
  ['/admin/users/a%40example.com', '/admin/***'],
  [`/${'x'.repeat(600)}`, '/***'],
  ['', '/***'],
])('logs %s as %s', { tags: ['unknown-path'] }, (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});
