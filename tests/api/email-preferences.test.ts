import { describe, expect, it } from 'vitest';
import { companyOf, newAddress, reportsTo, sendReportsOf } from './report-calls.ts';
import {
  atOnce,
  type Email,
  newLearner,
  origin,
  proveAddress,
  readOutput,
  siteUrl,
  visitor,
} from './shared-platform.ts';

const oneClick = 'List-Unsubscribe=One-Click';
const tokenIn = (email: Email | undefined): string =>
  /\/unsubscribe\?token=(\S+)/.exec(email?.text ?? '')?.[1] ?? '';

/** Returns the URL in an email's `List-Unsubscribe` header. */
function hrefIn(email: Email | undefined): string {
  const { 'List-Unsubscribe': header = '', 'List-Unsubscribe-Post': how } = email?.headers ?? {};
  expect(how).toBe(oneClick);
  const href = /^<(.*)>$/.exec(header)?.[1] ?? '';
  expect(href).toMatch(/^https?:/);
  return href.replace(siteUrl, origin);
}

/** Posts to a URL as mail programs do: without a session. */
const press = (href: string, body = oneClick) =>
  fetch(href, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });

/** Makes a company whose contact gets its first report, and returns the address with the report. */
async function reported() {
  const contact = newAddress();
  await companyOf(contact);
  await sendReportsOf(1);
  const [email] = await reportsTo(contact);
  return { contact, email, href: hrefIn(email) };
}

describe('an optional email', () => {
  it('is turned off with one request of a mail program, any number of times, also without an account', async () => {
    const { contact, email, href } = await reported();
    expect(href).not.toContain(encodeURIComponent(contact));
    for (const { status } of [await press(href), await press(href)]) expect(status).toBe(204);
    await sendReportsOf(2);
    expect(await reportsTo(contact)).toHaveLength(1);
    expect(await readOutput()).not.toContain(tokenIn(email));
  });

  it('is turned off on the page that its link opens', async () => {
    const { contact, email } = await reported();
    const body = { token: tokenIn(email) };
    const response = await visitor.send('POST', '/api/emails/unsubscribe', body);
    expect(response).toMatchObject({ status: 200, body: { kind: 'company-report' } });
    await sendReportsOf(2);
    expect(await reportsTo(contact)).toHaveLength(1);
  });

  it('is not turned off by opening the address, by another request, or with another token', async () => {
    const { contact, email, href } = await reported();
    const opened = await fetch(href, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/unsubscribe?token=${tokenIn(email)}`,
    ]);
    expect((await press(href, 'List-Unsubscribe=Yes')).status).toBe(400);
    const other = href.replace(/token=./, (start) => (start === 'token=A' ? 'token=B' : 'token=A'));
    expect((await press(other)).status).toBe(404);
    await sendReportsOf(2);
    expect(await reportsTo(contact)).toHaveLength(2);
  });

  it('is sent at most twice a week to an address, however many runs overlap, and again in the next week', async () => {
    const contact = newAddress();
    for (let number = 0; number < 3; number++) await companyOf(contact);
    await atOnce(3, () => sendReportsOf(1));
    expect(await reportsTo(contact)).toHaveLength(2);
    // What was left out is not sent later.
    await sendReportsOf(1, 6);
    expect(await reportsTo(contact)).toHaveLength(2);
    await sendReportsOf(2);
    expect(await reportsTo(contact)).toHaveLength(4);
  });
});

describe('the emails of an account', () => {
  it('are turned off and on by the owner of the address, whose link does the same', async () => {
    const user = await newLearner();
    const set = (off: string[]) => user.send('PUT', '/api/me/emails', { off });
    // The address may belong to somebody else.
    expect((await set(['company-report'])).status).toBe(403);
    await proveAddress(user.email);
    expect((await set(['company-report'])).body).toEqual({ off: ['company-report'] });
    await companyOf(user.email);
    await sendReportsOf(1);
    expect(await reportsTo(user.email)).toEqual([]);
    expect((await set([])).body).toEqual({ off: [] });
    await sendReportsOf(2);
    const [email] = await reportsTo(user.email);
    expect((await press(hrefIn(email))).status).toBe(204);
    expect((await user.send('GET', '/api/me/emails')).body).toEqual({ off: ['company-report'] });
  });
});
