import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import help from '../../lambdas/contract/faqs/help.json' with { type: 'json' };
import { support } from '../../lambdas/contract/support.ts';
import { type Caller, createCaller } from '../api-client.ts';
import { type Platform, startPlatform } from '../platform.ts';

let platform: Platform;
let visitor: Caller;

beforeAll(async () => {
  platform = await startPlatform();
  visitor = createCaller(platform.origin);
});
afterAll(() => platform?.stop());

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
}
interface Faq {
  id: string;
  category: string;
  question: string;
  answer: string;
  helpful_count: number;
}

const mailsTo = async (address: string): Promise<Mail[]> =>
  ((await visitor.send('GET', '/local/outbox.json')).body as Mail[]).filter(({ to }) => to === address);
const recount = async () => (await visitor.send('GET', '/local/recount.json')).body.differences;
const faqs = async (query = ''): Promise<Faq[]> =>
  (await visitor.send('GET', `/api/faqs${query}`)).body.items;
let addresses = 0;
const newAddress = () => `engaged-${process.pid}-${addresses++}@example.com`;

describe('the questions', () => {
  it('are listed in their order, by placement', async () => {
    expect((await faqs()).map(({ id }) => id)).toEqual(help.map(({ id }) => id));
    expect(await faqs('?placement=landing')).toHaveLength(11);
    expect((await visitor.send('GET', '/api/faqs?placement=elsewhere')).status).toBe(400);
  });

  it('are paged', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await visitor.send('GET', `/api/faqs?limit=4${cursor && `&cursor=${cursor}`}`);
      seen.push(...(body.items as Faq[]).map(({ id }) => id));
      cursor = body.next;
    }
    expect(seen).toEqual(help.map(({ id }) => id));
  });

  it('are searched in question and answer, whatever the case, page by page', async () => {
    const about = help.filter((it) => /certificate/i.test(it.question + it.answer)).map(({ id }) => id);
    expect(about.length).toBeGreaterThan(1);
    expect((await faqs('?q=%20CERTIFICATE')).map(({ id }) => id)).toEqual(about);
    const first = (await visitor.send('GET', '/api/faqs?q=certificate&limit=1')).body;
    expect(first.items.map(({ id }: Faq) => id)).toEqual(about.slice(0, 1));
    const second = (await visitor.send('GET', `/api/faqs?q=certificate&limit=1&cursor=${first.next}`)).body;
    expect(second.items.map(({ id }: Faq) => id)).toEqual(about.slice(1, 2));
    expect(await faqs('?q=no-such-words')).toEqual([]);
  });
});

describe('a vote', () => {
  const vote = (id: string, visitor_id: string) =>
    visitor.send('POST', `/api/faqs/${id}/votes`, { visitor_id });
  const countOf = async (id: string) => (await faqs()).find((it) => it.id === id)?.helpful_count;

  it('counts once, however often one visitor gives it at the same moment', async () => {
    const id = help[0]?.id ?? '';
    const before = (await countOf(id)) ?? Number.NaN;
    const one = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => vote(id, one)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await countOf(id)).toBe(before + 1);
    expect((await vote(id, one.toUpperCase())).body).toMatchObject({ id, helpful_count: before + 1 });
    expect(await recount()).toEqual([]);
  });

  it('counts for each of many visitors', async () => {
    const id = help[1]?.id ?? '';
    const before = (await countOf(id)) ?? Number.NaN;
    await Promise.all(Array.from({ length: 6 }, () => vote(id, randomUUID())));
    expect(await countOf(id)).toBe(before + 6);
    expect(await recount()).toEqual([]);
  });

  it('is refused for a question that there is not, and without a visitor', async () => {
    expect((await vote('no-such-question', randomUUID())).status).toBe(404);
    expect((await vote(help[0]?.id ?? '', 'me')).status).toBe(400);
    expect(await recount()).toEqual([]);
  });
});

describe('the contact form', () => {
  const message = () => ({
    firstName: 'Sample',
    lastName: 'Visitor',
    email: newAddress(),
    company: 'Sample Company',
    message: 'Hello.',
  });
  const mailOf = async (email: string) =>
    (await mailsTo(support.email)).filter(({ replyTo }) => replyTo === email);

  it('is mailed to support, and an answer goes to who wrote', async () => {
    const sent = { ...message(), phone: '555-0100', employees: 25 };
    expect((await visitor.send('POST', '/api/contact', sent)).status).toBe(204);
    const mails = await mailOf(sent.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Contact form: Sample Visitor, Sample Company');
    for (const told of ['Sample Visitor', sent.email, '555-0100', '25', 'Hello.']) {
      expect(mails[0]?.text).toContain(told);
    }
  });

  it.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '"quotes", \'apostrophes\' & ampersands; ${x} {{x}} %0d%0aBcc: all@example.com',
    'Line one\nLine two\n\n\tindented\r\n.\r\nQUIT',
    '日本語 🦅 العربية ‮reversed',
    '=1+1',
  ])('brings %j to support as it was written', async (written) => {
    const sent = { ...message(), message: written };
    expect((await visitor.send('POST', '/api/contact', sent)).status).toBe(204);
    const [mail] = await mailOf(sent.email);
    expect(mail?.text.endsWith(`\n\n${written}`)).toBe(true);
    expect(mail?.html).not.toMatch(/<script|<img/);
  });

  it.each(['firstName', 'lastName', 'company'])('lets no header in by the %s', async (name) => {
    const sent = { ...message(), [name]: 'Sample\r\nBcc: all@example.com' };
    const refused = await visitor.send('POST', '/api/contact', sent);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([
      { path: `body.${name}`, message: 'Please remove the control characters' },
    ]);
    expect(await mailOf(sent.email)).toEqual([]);
  });

  it('names each field that is wrong', async () => {
    const { status, body } = await visitor.send('POST', '/api/contact', {
      firstName: ' ',
      lastName: 'x'.repeat(101),
      email: 'nobody',
      company: 'x'.repeat(201),
      phone: '5'.repeat(41),
      employees: 0,
      message: 'x'.repeat(5001),
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { path: 'body.firstName', message: 'Please enter your first name' },
      { path: 'body.lastName', message: 'At most 100 characters' },
      { path: 'body.email', message: 'Please enter a valid email address' },
      { path: 'body.company', message: 'At most 200 characters' },
      { path: 'body.phone', message: 'At most 40 characters' },
      { path: 'body.employees', message: 'Enter a whole number of at least 1' },
      { path: 'body.message', message: 'At most 5,000 characters' },
    ]);
  });
});

describe('the waitlist', () => {
  const join = (email: string, item_id = 'team-cohorts') =>
    visitor.send('POST', '/api/waitlist', { item_id, email });
  const leave = (token: string) => visitor.send('POST', '/api/waitlist/unsubscribe', { token });
  const tokenIn = (mail: Mail | undefined): string =>
    /\/unsubscribe\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

  it('takes an address once, and mails once, however often it is given', async () => {
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(email)));
    answers.push(await join(` ${email.toUpperCase()} `));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['You are on the list: Team cohorts']);
    await join(email, 'spanish-courses');
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is for what is still to come', async () => {
    expect((await join(newAddress(), 'no-such-launch')).status).toBe(404);
    expect((await join(newAddress(), 'prompt-library')).status).toBe(404);
    expect((await join('nobody')).status).toBe(400);
  });

  it('is left by the link in the mail, as often as it is pressed, and can be joined again', async () => {
    const email = newAddress();
    await join(email);
    const token = tokenIn((await mailsTo(email))[0]);
    for (const left of [await leave(token), await leave(token)]) {
      expect(left.status).toBe(200);
      expect(left.body).toEqual({ item_title: 'Team cohorts' });
    }
    await join(email);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(tokenIn(mails[0])).toBe(token);
    expect((await leave(token)).status).toBe(200);
  });

  it('is left by nothing else', async () => {
    const email = newAddress();
    await join(email);
    const token = tokenIn((await mailsTo(email))[0]);
    const [item = '', entry = '', secret = ''] = token.split('.');
    const guessed = secret.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'));
    expect((await leave(`${item}.${entry}.${guessed}`)).status).toBe(404);
    expect((await leave(`spanish-courses.${entry}.${secret}`)).status).toBe(404);
    expect((await leave('nonsense')).status).toBe(400);
    await join(email);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
