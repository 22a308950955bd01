import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import help from '@redwhiteandcode/contract/help/help.json' with { type: 'json' };
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { readPages } from '../clients/api-client.ts';
import {
  atOnce,
  countStatuses,
  expectTrueCounts,
  type Email,
  emailsTo,
  origin,
  readOutput,
  sendMessage,
  siteUrl,
  visitor,
} from './shared-platform.ts';

interface Faq {
  id: string;
  helpful_count: number;
}

const newAddress = () => `engaged-${randomUUID()}@example.com`;
const readFaqs = async (query = '') => (await visitor.send('GET', `/api/faqs${query}`)).body.items;
const idsOf = (faqs: Faq[]) => faqs.map(({ id }) => id);

afterAll(expectTrueCounts);

describe('the questions', () => {
  const ids = help.map(({ id }) => id);

  it('are listed in order and filtered by placement', async () => {
    expect(idsOf(await readFaqs())).toEqual(ids);
    expect(await readFaqs('?placement=landing')).toHaveLength(11);
    expect((await visitor.send('GET', '/api/faqs?placement=elsewhere')).status).toBe(400);
  });

  it('are paginated', async () => {
    expect(idsOf(await readPages(visitor, '/api/faqs?limit=4'))).toEqual(ids);
  });

  it('can be searched by question and answer, regardless of case, page by page', async () => {
    const about = help.filter((it) => /certificate/i.test(it.question + it.answer)).map(({ id }) => id);
    expect(about.length).toBeGreaterThan(1);
    expect(idsOf(await readFaqs('?q=%20CERTIFICATE'))).toEqual(about);
    expect(idsOf(await readPages(visitor, '/api/faqs?q=certificate&limit=1'))).toEqual(about);
    expect(await readFaqs('?q=no-such-words')).toEqual([]);
  });
});

describe('a vote', () => {
  const id = help[0]?.id ?? '';
  const vote = (visitor_id: string, faq = id) =>
    visitor.send('POST', `/api/faqs/${faq}/votes`, { visitor_id });
  const readCount = async (): Promise<number> =>
    (await readFaqs()).find((it: Faq) => it.id === id).helpful_count;

  it('counts once per visitor, even with concurrent requests', async () => {
    const before = await readCount();
    const one = randomUUID();
    expect(countStatuses(await atOnce(20, () => vote(one)))).toEqual({ 200: 20 });
    expect((await vote(one.toUpperCase())).body).toMatchObject({ id, helpful_count: before + 1 });
    await atOnce(6, () => vote(randomUUID()));
    expect(await readCount()).toBe(before + 7);
  });

  it('is rejected for an unknown question, and without a visitor id', async () => {
    expect((await vote(randomUUID(), 'no-such-question')).status).toBe(404);
    expect((await vote('me')).status).toBe(400);
  });
});

describe('the contact form', () => {
  const send = async (change: object = {}) => {
    const email = newAddress();
    const { status, body } = await sendMessage({ email, ...change });
    const emails = (await emailsTo(support.email)).filter(({ replyTo }) => replyTo === email);
    return { status, body, email, emails };
  };

  it('is emailed to support, with the sender as the reply address', async () => {
    const { status, email, emails } = await send({ phone: '555-0100', employees: 25 });
    expect(status).toBe(204);
    expect(emails).toMatchObject([{ subject: 'Contact form: Sample Visitor, Sample Company' }]);
    for (const value of ['Sample Visitor', email, '555-0100', '25', 'Hello.'])
      expect(emails[0]?.text).toContain(value);
  });

  it('names its topic in the subject', async () => {
    const { emails } = await send({ topic: 'w9' });
    expect(emails).toMatchObject([{ subject: 'W-9 request: Sample Visitor, Sample Company' }]);
  });

  it('reaches support exactly as it was written', async () => {
    const message =
      '<script>alert(1)</script><img src=x onerror=alert(1)> {{x}} %0d%0aBcc: a@b.c\r\n.\r\nQUIT 日本語 🦅';
    const { emails } = await send({ message });
    expect(emails[0]?.text).toContain(`\n\n${message}\n`);
    expect(emails[0]?.html).not.toMatch(/<script|<img/);
  });

  it('rejects injected headers, and emails nothing that it rejects', async () => {
    const errors = [{ path: 'body.company', message: 'Please remove the control characters' }];
    const refused = await send({ company: 'Sample\r\nBcc: all@example.com' });
    expect(refused).toMatchObject({ status: 400, body: { errors }, emails: [] });
  });
});

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
