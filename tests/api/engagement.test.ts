import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import help from '../../lambdas/contract/faqs/help.json' with { type: 'json' };
import { support } from '../../lambdas/contract/support.ts';
import { type Mail, mailsTo, recount, visitor } from './shared-platform.ts';

interface Faq {
  id: string;
  helpful_count: number;
}

const newAddress = () => `engaged-${randomUUID()}@example.com`;
const readFaqs = async (query = '') => (await visitor.send('GET', `/api/faqs${query}`)).body;
const idsOf = ({ items }: { items: Faq[] }) => items.map(({ id }) => id);
const statusesOf = (answers: { status: number }[]) => new Set(answers.map(({ status }) => status));

describe('the questions', () => {
  const ids = help.map(({ id }) => id);

  it('are listed in their order, by placement', async () => {
    expect(idsOf(await readFaqs())).toEqual(ids);
    expect(idsOf(await readFaqs('?placement=landing'))).toHaveLength(11);
    expect((await visitor.send('GET', '/api/faqs?placement=elsewhere')).status).toBe(400);
  });

  it('are paged', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await readFaqs(`?limit=4${cursor && `&cursor=${cursor}`}`);
      seen.push(...idsOf(page));
      cursor = page.next;
    }
    expect(seen).toEqual(ids);
  });

  it('are searched in question and answer, whatever the case, page by page', async () => {
    const about = help.filter((it) => /certificate/i.test(it.question + it.answer)).map(({ id }) => id);
    expect(about.length).toBeGreaterThan(1);
    expect(idsOf(await readFaqs('?q=%20CERTIFICATE'))).toEqual(about);
    const first = await readFaqs('?q=certificate&limit=1');
    const second = await readFaqs(`?q=certificate&limit=1&cursor=${first.next}`);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(about.slice(0, 2));
    expect(idsOf(await readFaqs('?q=no-such-words'))).toEqual([]);
  });
});

describe('a vote', () => {
  const id = help[0]?.id ?? '';
  const vote = (visitor_id: string, faq = id) =>
    visitor.send('POST', `/api/faqs/${faq}/votes`, { visitor_id });
  const readCount = async (): Promise<number> =>
    (await readFaqs()).items.find((it: Faq) => it.id === id).helpful_count;

  it('counts once for each visitor, however often they vote at the same moment', async () => {
    const before = await readCount();
    const one = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => vote(one)));
    expect(statusesOf(answers)).toEqual(new Set([200]));
    expect((await vote(one.toUpperCase())).body).toMatchObject({ id, helpful_count: before + 1 });
    await Promise.all(Array.from({ length: 6 }, () => vote(randomUUID())));
    expect(await readCount()).toBe(before + 7);
    expect(await recount()).toEqual([]);
  });

  it('is refused for a question that does not exist, and without a visitor', async () => {
    expect((await vote(randomUUID(), 'no-such-question')).status).toBe(404);
    expect((await vote('me')).status).toBe(400);
    expect(await recount()).toEqual([]);
  });
});

describe('the contact form', () => {
  const send = async (change: object = {}) => {
    const email = newAddress();
    const message = {
      firstName: 'Sample',
      lastName: 'Visitor',
      email,
      company: 'Sample Company',
      message: 'Hello.',
    };
    const { status, body } = await visitor.send('POST', '/api/contact', { ...message, ...change });
    const mails = (await mailsTo(support.email)).filter(({ replyTo }) => replyTo === email);
    return { status, body, email, mails };
  };

  it('is mailed to support, and a reply goes to the sender', async () => {
    const { status, email, mails } = await send({ phone: '555-0100', employees: 25 });
    expect(status).toBe(204);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Contact form: Sample Visitor, Sample Company');
    for (const told of ['Sample Visitor', email, '555-0100', '25', 'Hello.'])
      expect(mails[0]?.text).toContain(told);
  });

  it('reaches support as it was written', async () => {
    const message =
      '<script>alert(1)</script><img src=x onerror=alert(1)> {{x}} %0d%0aBcc: a@b.c\r\n.\r\nQUIT 日本語 🦅';
    const { mails } = await send({ message });
    expect(mails[0]?.text.endsWith(`\n\n${message}`)).toBe(true);
    expect(mails[0]?.html).not.toMatch(/<script|<img/);
  });

  it('lets no header in, and mails nothing that it refuses', async () => {
    const { status, body, mails } = await send({ company: 'Sample\r\nBcc: all@example.com' });
    expect(status).toBe(400);
    const message = 'Please remove the control characters';
    expect(body.errors).toEqual([{ path: 'body.company', message }]);
    expect(mails).toEqual([]);
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
    expect(statusesOf(answers)).toEqual(new Set([204]));
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

  it('is left by the link in the email, as often as it is opened, and can be joined again', async () => {
    const email = newAddress();
    await join(email);
    const token = tokenIn((await mailsTo(email))[0]);
    for (const left of [await leave(token), await leave(token)])
      expect(left).toMatchObject({ status: 200, body: { item_title: 'Team cohorts' } });
    await join(email);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(tokenIn(mails[0])).toBe(token);
    expect((await leave(token)).status).toBe(200);
  });

  it('is left by nothing else', async () => {
    const email = newAddress();
    await join(email);
    const [item = '', entry = '', secret = ''] = tokenIn((await mailsTo(email))[0]).split('.');
    const guessed = secret.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'));
    expect((await leave(`${item}.${entry}.${guessed}`)).status).toBe(404);
    expect((await leave(`spanish-courses.${entry}.${secret}`)).status).toBe(404);
    expect((await leave('nonsense')).status).toBe(400);
    await join(email);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
