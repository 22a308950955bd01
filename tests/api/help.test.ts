import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import help from '@redwhiteandcode/contract/help/help.json' with { type: 'json' };
import { readPages } from '../clients/api-client.ts';
import { atOnce, countStatuses, visitor } from './shared-platform.ts';

interface Faq {
  id: string;
  helpful_count: number;
}

const readFaqs = async (query = '') => (await visitor.send('GET', `/api/faqs${query}`)).body.items;
const idsOf = (faqs: Faq[]) => faqs.map(({ id }) => id);

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
