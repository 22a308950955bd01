import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  atOnce,
  countStatuses,
  type Email,
  emailsTo,
  origin,
  readOutput,
  siteUrl,
  visitor,
} from './shared-platform.ts';

const newAddress = () => `waiting-${randomUUID()}@example.com`;

describe('the waitlist', () => {
  const join = (email: string, item_id = 'team-cohorts') =>
    visitor.send('POST', '/api/waitlist', { item_id, email });
  const leave = (token: string) => visitor.send('POST', '/api/waitlist/unsubscribe', { token });
  const tokenIn = (email: Email | undefined): string =>
    /\/unsubscribe\?token=(\S+)/.exec(email?.text ?? '')?.[1] ?? '';

  it('adds an address once and sends one email, however often the address is submitted', async () => {
    const email = newAddress();
    const responses = await atOnce(10, () => join(email));
    responses.push(await join(` ${email.toUpperCase()} `));
    expect(countStatuses(responses)).toEqual({ 204: 11 });
    expect(await emailsTo(email)).toMatchObject([
      { subject: 'Confirm that we may email you about “Team cohorts”' },
    ]);
    await join(email, 'spanish-courses');
    expect(await emailsTo(email)).toHaveLength(2);
  });

  it('accepts only upcoming items', async () => {
    expect((await join(newAddress(), 'no-such-launch')).status).toBe(404);
    expect((await join(newAddress(), 'prompt-library')).status).toBe(409);
    expect((await join(newAddress(), 'ai-literacy-101')).status).toBe(409);
    expect((await join('nobody')).status).toBe(400);
  });

  it('can be left through the link in the email, any number of times, and joined again', async () => {
    const email = newAddress();
    await join(email);
    const token = tokenIn((await emailsTo(email))[0]);
    for (const result of [await leave(token), await leave(token)])
      expect(result).toMatchObject({ status: 200, body: { item_title: 'Team cohorts' } });
    await join(email);
    const emails = await emailsTo(email);
    expect(emails).toHaveLength(2);
    expect(tokenIn(emails[0])).toBe(token);
    expect((await leave(token)).status).toBe(200);
  });

  describe('in a mail program', () => {
    const oneClick = 'List-Unsubscribe=One-Click';
    const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = (href: string, body: string, headers = urlEncoded) =>
      fetch(href, { method: 'POST', body, headers, redirect: 'manual' });

    /** Joins with a new address and returns the URL in the email's `List-Unsubscribe` header. */
    const joined = async (): Promise<{ email: string; href: string }> => {
      const email = newAddress();
      await join(email);
      const { 'List-Unsubscribe': header = '', 'List-Unsubscribe-Post': how } =
        (await emailsTo(email))[0]?.headers ?? {};
      expect(how).toBe(oneClick);
      const href = /^<(.*)>$/.exec(header)?.[1] ?? '';
      expect(href).toMatch(/^https?:/);
      return { email, href: href.replace(siteUrl, origin) };
    };

    it.each([
      ['URL-encoded', oneClick, urlEncoded],
      [
        'multipart',
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
        { 'content-type': 'multipart/form-data; boundary=x' },
      ],
    ])('is left with one %s request without a session, repeatedly', async (_, body, headers) => {
      const { email, href } = await joined();
      for (const { status } of [await post(href, body, headers), await post(href, body, headers)])
        expect(status).toBe(204);
      await join(email);
      expect(await emailsTo(email)).toHaveLength(2);
    });

    it('is not left by a request that is not a click, or by opening the address, which leads to the page', async () => {
      const { email, href } = await joined();
      for (const body of ['', 'List-Unsubscribe=Yes', JSON.stringify({ 'List-Unsubscribe': 'One-Click' })])
        expect((await post(href, body)).status).toBe(400);
      const opened = await fetch(href, { redirect: 'manual' });
      const token = tokenIn((await emailsTo(email))[0]);
      expect([opened.status, opened.headers.get('location')]).toEqual([303, `/unsubscribe?token=${token}`]);
      await join(email);
      expect(await emailsTo(email)).toHaveLength(1);
    });

    it('is not left with another token, and no token is logged', async () => {
      const { href } = await joined();
      const other = href.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'));
      expect((await post(other, oneClick)).status).toBe(404);
      expect((await post(href, 'no click')).status).toBe(400);
      expect((await post(href, oneClick)).status).toBe(204);
      const output = await readOutput();
      for (const address of [href, other]) expect(output).not.toContain(address.split('token=')[1]);
    });
  });

  it('cannot be left with any other link', async () => {
    const email = newAddress();
    await join(email);
    const [item = '', entry = '', secret = ''] = tokenIn((await emailsTo(email))[0]).split('.');
    const guessed = secret.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'));
    expect((await leave(`${item}.${entry}.${guessed}`)).status).toBe(404);
    expect((await leave(`spanish-courses.${entry}.${secret}`)).status).toBe(404);
    expect((await leave('nonsense')).status).toBe(400);
    await join(email);
    expect(await emailsTo(email)).toHaveLength(1);
  });
});
