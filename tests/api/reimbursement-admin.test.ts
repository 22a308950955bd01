import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiResponse, readPages } from '../clients/api-client.ts';
import { admin, atOnce, countStatuses, readList, readNewestChange } from './shared-platform.ts';

type Row = Record<string, unknown>;

const list = '/api/admin/reimbursements';

/** Returns the demo toolkits of a list. Other tests make more. */
const itemsOf = async (query = ''): Promise<Row[]> =>
  (await readPages(admin, `${list}${query || '?limit=100'}`)).filter(({ id }) => isSample(id));
const isSample = (id: unknown) => String(id).startsWith('sample-toolkit');
const valuesOf = async (query: string, field = 'id') => (await itemsOf(query)).map((row) => row[field]);

describe('the reimbursement list', () => {
  it('shows the newest toolkit first, with its student and course', {
    tags: ['list-newest-first'],
  }, async () => {
    expect(await itemsOf()).toMatchObject([
      { id: 'sample-toolkit-3' },
      { id: 'sample-toolkit-2' },
      {
        id: 'sample-toolkit-1',
        course_id: 'ai-fundamentals-for-business',
        toolkit_generated_at: '2025-04-10T14:00:00.000Z',
        student_name: 'Sample Applicant One',
        student_email: 'sample-1@example.com',
        course_title: 'AI Fundamentals for Business',
        status: 'paid',
      },
      { id: 'sample-toolkit-sent', status: 'submitted', status_by: 'learner' },
    ]);
  });

  it.each(['order=ascending', 'order=descending', 'sort=employer_name', 'q=sample'])(
    'returns each toolkit once across its pages with %s',
    async (query) => {
      const seen = await readPages(admin, `${list}?limit=1&${query}`);
      const ids = seen.map(({ id }) => String(id)).filter(isSample);
      const samples = ['1', '2', '3', 'sent'].map((name) => `sample-toolkit-${name}`);
      expect(ids.toSorted()).toEqual(samples);
    },
  );

  it.each([
    ['student, employer, and course', 'one EMPLOYER fundamentals', ['sample-toolkit-1']],
    ['email', 'sample-3@example.com', ['sample-toolkit-3']],
    ['a word that no toolkit has', 'nobody', []],
  ])('can be searched by %s', { tags: ['reimbursement-search'] }, async (_what, q, ids) => {
    await expect.poll(() => valuesOf(`?q=${encodeURIComponent(q)}`)).toEqual(ids);
  });

  it('can be sorted by employer and by amount', async () => {
    const employers = () => valuesOf('?sort=employer_name&order=ascending', 'employer_name');
    await expect
      .poll(employers)
      .toEqual([null, 'Sample Employer North', 'Sample Employer South', 'Sample Employer West']);
    const amounts = () => valuesOf('?sort=reimbursement_amount', 'reimbursement_amount');
    await expect.poll(amounts).toEqual([2950, null, null, null]);
  });

  it('can be filtered to one user, in every order', async () => {
    const newest = await readToolkit('sample-toolkit-3');
    const one = `?user_id=${String(newest.user_id)}`;
    expect(await valuesOf(one)).toEqual(['sample-toolkit-3']);
    await expect.poll(() => valuesOf(`${one}&sort=employer_name`)).toEqual(['sample-toolkit-3']);
    expect(await valuesOf(`${one}&q=two`)).toEqual([]);
    expect(await itemsOf('?user_id=nobody')).toEqual([]);
  });

  it('can be exported as CSV', async () => {
    const { headers, body } = await admin.send('GET', `${list}/export`);
    expect(headers.get('content-type')).toContain('text/csv');
    const lines = String(body).split('\r\n');
    expect(lines[0]).toBe('Student,Email,Course,Employer,Status,Request,Amount,Generated');
    expect(lines).toContain(
      'Sample Applicant One,sample-1@example.com,AI Fundamentals for Business,Sample Employer North,Reimbursed,paid,2950,2025-04-10',
    );
  });
});

const readToolkit = async (id: string): Promise<Row> =>
  (await itemsOf()).find((row) => row.id === id) ?? expect.fail();

/** Corrects a toolkit based on the version that was read. */
function correct(seen: Row, change: Row): Promise<ApiResponse> {
  const { id, version, employer_name, employer_reimbursed, reimbursement_amount } = seen;
  const body = { version, employer_name, employer_reimbursed, reimbursement_amount, ...change };
  return admin.send('PATCH', `${list}/${String(id)}`, body);
}

const percent = (part: number, all: number): string => ((part / all) * 100).toFixed(1);

describe('correcting a reimbursement', () => {
  let before: Row[];
  beforeAll(async () => {
    before = await itemsOf();
  });
  /** Restores the toolkits. */
  afterAll(async () => {
    for (const toolkit of before) {
      const { version } = await readToolkit(String(toolkit.id));
      expect((await correct({ ...toolkit, version }, {})).status).toBe(200);
    }
  });

  it('updates the toolkit, the summary, and the audit log together', async () => {
    const summary = await readList(`${list}/summary`);
    const seen = await readToolkit('sample-toolkit-3');
    const paid = {
      employer_name: 'Sample Employer Harbor',
      employer_reimbursed: true,
      reimbursement_amount: 19.99,
    };
    const { body } = await correct(seen, paid);
    const recorded = { status: 'paid', status_by: 'admin', version: Number(seen.version) + 1 };
    expect(body).toEqual({ ...seen, ...paid, ...recorded });
    expect(await readToolkit('sample-toolkit-3')).toEqual(body);
    expect(await readList(`${list}/summary`)).toEqual({
      total_toolkits: summary.total_toolkits,
      reimbursed_toolkits: summary.reimbursed_toolkits + 1,
      success_rate: percent(summary.reimbursed_toolkits + 1, summary.total_toolkits),
      decided_toolkits: summary.decided_toolkits + 1,
      approved_toolkits: summary.approved_toolkits + 1,
      decided_rate: percent(summary.approved_toolkits + 1, summary.decided_toolkits + 1),
      total_reimbursed: summary.total_reimbursed + 19.99,
    });
    expect(await readNewestChange()).toMatchObject({
      actor_id: admin.userId,
      action: 'Corrected a reimbursement',
      subject: 'Sample Applicant Three, AI Fundamentals for Business',
      changes: [
        { field: 'employer_name', after: 'Sample Employer Harbor' },
        { field: 'employer_reimbursed', before: 'false', after: 'true' },
        { field: 'reimbursement_amount', after: '19.99' },
      ],
    });
    await expect.poll(() => valuesOf('?q=harbor')).toEqual(['sample-toolkit-3']);
  });

  it('rejects an outdated version and returns the current one', async () => {
    const seen = await readToolkit('sample-toolkit-1');
    const { body: current } = await correct(seen, { reimbursement_amount: 3000 });
    expect(current.reimbursement_amount).toBe(3000);
    expect(await correct(seen, { reimbursement_amount: 1000 })).toMatchObject({
      status: 409,
      body: {
        type: 'urn:redwhiteandcode:problem:stale-change',
        detail: 'This record has changed since you opened it.',
        current,
      },
    });
  });

  it('is applied and logged once when the request is repeated', async () => {
    const seen = await readToolkit('sample-toolkit-1');
    const first = await correct(seen, { reimbursement_amount: 2000 });
    const change = await readNewestChange();
    const again = await correct(seen, { reimbursement_amount: 2000 });
    expect(countStatuses([first, again])).toEqual({ 200: 2 });
    expect(again.body).toEqual(first.body);
    expect(await readNewestChange()).toEqual(change);
  });

  it('lets only one of many concurrent requests succeed', async () => {
    const seen = await readToolkit('sample-toolkit-1');
    const responses = await atOnce(8, (at) => correct(seen, { reimbursement_amount: 100 + at }));
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 7 });
    const won = responses.find(({ status }) => status === 200);
    expect(await readToolkit('sample-toolkit-1')).toEqual(won?.body);
  });
});
