import { expect, test } from 'vitest';
import { readSidebarCookie, sidebarCookie } from './sidebarSettings.ts';

test.each([
  ['', undefined],
  ['sidebar=collapsed', true],
  ['theme=dark; sidebar=expanded; other=1', false],
  ['mysidebar=collapsed', undefined],
  ['sidebar=collapsedness', undefined],
])('reads the cookies %j as %s', (cookies, expected) => expect(readSidebarCookie(cookies)).toBe(expected));

test('stores the state for seven days on the whole site', { tags: ['sidebar-cookie'] }, () => {
  expect(sidebarCookie(true)).toBe('sidebar=collapsed; Max-Age=604800; Path=/; SameSite=Lax');
});
