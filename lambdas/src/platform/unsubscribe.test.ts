import { expect, it } from 'vitest';
import { isOneClick } from './unsubscribe.ts';

it('a mail program unsubscribes with one click, also if the form ends with a line break', async () => {
  const type = 'application/x-www-form-urlencoded';
  expect(await isOneClick('List-Unsubscribe=One-Click\r\n', type)).toBe(true);
  expect(await isOneClick('List-Unsubscribe=No', type)).toBe(false);
  expect(await isOneClick('', type)).toBe(false);
});
