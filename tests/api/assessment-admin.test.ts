import { beforeAll, describe, expect, it } from 'vitest';
import type { EditableAssessment } from '@redwhiteandcode/contract/assessment/admin-operations.ts';
import { assessmentLimits } from '@redwhiteandcode/contract/assessment/assessment-limits.ts';
import { type BankQuestion, defaultRules } from '@redwhiteandcode/contract/assessment/bank.ts';
import { bankMessages } from '@redwhiteandcode/contract/assessment/bank-rules.ts';
import { sampleBank, secret } from '@redwhiteandcode/contract/assessment/sample-bank.ts';
import { blockMessages } from '@redwhiteandcode/contract/course/block-limits.ts';
import { newCourse } from './course-editing.ts';
import {
  admin,
  countStatuses,
  enroll,
  newAdmin,
  newLearner,
  readNewestChange,
  removeAdmin,
} from './shared-platform.ts';

const quote = 'A sentence to quote.';
const lesson = { lesson_title: 'Sample', content: `<p>A <b>sentence</b> to quote.</p>` };
const modules = [1, 2].map((number) => ({ module_title: `Module ${number}`, lessons: [lesson] }));

const pathOf = (course: string) => `/api/admin/courses/${course}/assessment`;
const read = async (course: string): Promise<EditableAssessment> =>
  (await admin.send('GET', pathOf(course))).body;
const rules = { ...defaultRules, questions: 2, opens: 'at_once' as const };
const questions = (status: BankQuestion['status'], count = 4): BankQuestion[] =>
  sampleBank(2)
    .filter(({ id }) => /^(one|order)-/.test(id))
    .slice(0, count)
    .map((question) => ({ ...question, quote, status }));

const editOf = ({ version, is_on, rules: own, bank }: EditableAssessment) => ({
  version,
  is_on,
  rules: own,
  bank: bank.map(({ approved_by: _by, approved_at: _at, is_kept: _kept, ...question }) => question),
});
const save = (course: string, edit: object, by = admin) => by.send('PUT', pathOf(course), edit);
const create = (course: string, bank: readonly BankQuestion[], change: object = {}) =>
  save(course, { version: 0, is_on: true, rules, bank, ...change });

const newCourseId = async (): Promise<string> => (await newCourse({ modules })).id;
const shown = async (course: string) => (await admin.send('GET', `/api/courses/${course}`)).body;

describe('the assessment of a course', () => {
  it('has the usual rules and no questions before it is saved, and is not there without its course', async () => {
    expect(await read(await newCourseId())).toMatchObject({ version: 0, rules: defaultRules, bank: [] });
    expect((await admin.send('GET', pathOf('no-such-course'))).status).toBe(404);
    expect((await create('no-such-course', [])).status).toBe(404);
  });

  it('appears on the course’s page once enough questions are approved, and counts in its hours', async () => {
    const course = await newCourseId();
    const before = (await shown(course)).hours_inputs.questions;
    await create(course, questions('draft'));
    expect((await shown(course)).assessment).toBeNull();
    const drafts = await read(course);
    const some = drafts.bank.map((question, at) => (at < 2 ? { ...question, status: 'approved' } : question));
    await save(course, { ...editOf(drafts), bank: some });
    // The second module has questions, but no approved one.
    expect((await shown(course)).assessment).toBeNull();
    await save(course, { ...editOf(await read(course)), bank: questions('approved') });
    const open = await shown(course);
    expect(open.assessment).toEqual({ questions: 2, pass_percent: 73 });
    expect(open.hours_inputs.questions).toBe(before + 2);
    await save(course, { ...editOf(await read(course)), is_on: false });
    expect(await shown(course)).toMatchObject({ assessment: null, hours_inputs: { questions: before } });
  });

  it('keeps open attempts and results while it is off, and starts no others', async () => {
    const course = await newCourseId();
    await create(course, questions('approved'));
    const learner = await newLearner();
    await enroll(learner, course);
    const taken = `/api/courses/${course}/assessment`;
    const start = () => learner.send('POST', `${taken}/attempts`);
    expect((await start()).status).toBe(201);
    await save(course, { ...editOf(await read(course)), is_on: false });
    expect((await start()).status).toBe(200);
    await learner.send('POST', `${taken}/attempts/1/submission`);
    expect((await learner.send('GET', taken)).body).toMatchObject({
      state: { kind: 'closed' },
      taken: [{ number: 1 }],
    });
    const { body: own } = await learner.send('GET', `/api/enrollments?course_id=${course}`);
    expect(own.items).toMatchObject([{ has_attempts: true, course: { assessment: null } }]);
    const refused = await start();
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('closed')]);
  });
});

describe('saving an assessment', () => {
  let course: string;
  beforeAll(async () => {
    course = await newCourseId();
    await create(course, questions('approved'));
  });

  it('is written to the audit log', async () => {
    const { version } = await read(course);
    await save(course, { ...editOf(await read(course)), rules: { ...rules, attempts: 5 } });
    const entry = await readNewestChange();
    expect(entry).toMatchObject({ action: 'Saved an assessment' });
    expect(entry.changes).toEqual([
      { field: 'version', before: String(version), after: String(version + 1) },
      { field: 'attempts', before: '3', after: '5' },
    ]);
  });

  it('loses nothing if two admins save the same version, and saves a repeated request once', async () => {
    const edit = editOf(await read(course));
    const other = await newAdmin();
    const saves = [admin, other].map((by, at) => ({
      by,
      edit: { ...edit, rules: { ...rules, wait_hours: 10 * (at + 1) } },
    }));
    const responses = await Promise.all(saves.map((each) => save(course, each.edit, each.by)));
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 1 });
    const first = saves.find((_each, at) => responses[at]?.status === 200);
    const refused = responses.find(({ status }) => status === 409)?.body;
    const kept = await read(course);
    expect(kept).toMatchObject({
      version: edit.version + 1,
      rules: first?.edit.rules,
      saved_by: { user_id: first?.by.userId },
    });
    expect(refused.current).toEqual(kept);
    expect(refused.detail).toBe(
      `${kept.saved_by?.full_name} has changed this assessment since you opened it.`,
    );
    expect((await save(course, first?.edit ?? edit, first?.by)).body).toEqual(kept);
    await removeAdmin(other);
  });

  it('names the admin who approved a question, and takes the approval back with any edit', async () => {
    const other = await newAdmin();
    const [first, ...rest] = editOf(await read(course)).bank;
    const drafted = {
      ...editOf(await read(course)),
      bank: [{ ...first, prompt: 'New?', status: 'draft' }, ...rest],
    };
    const draft: EditableAssessment = (await save(course, drafted)).body;
    expect(draft.bank[0]).toMatchObject({ status: 'draft', approved_by: null, approved_at: null });
    const bank = editOf(draft).bank.map((question) => ({ ...question, status: 'approved' }));
    const approved: EditableAssessment = (await save(course, { ...editOf(draft), bank }, other)).body;
    expect(approved.bank.map(({ approved_by }) => approved_by?.user_id)).toEqual([
      other.userId,
      ...rest.map(() => admin.userId),
    ]);
    await removeAdmin(other);
  });

  it.each([
    ['no right choice', { task: { kind: 'one', choices: [] } }, 'task.choices', blockMessages.fewChoices],
    ['a quote that is not in the lesson', { quote: secret }, 'quote', bankMessages.notInLesson],
    ['no lesson of the course', { lesson_number: 9 }, 'lesson', bankMessages.noLesson],
  ])('approves no question with %s, but stores it as a draft', async (_, change, path, message) => {
    const edit = editOf(await read(course));
    const bank = (status: string) => [...edit.bank.slice(1), { ...edit.bank[0], ...change, status }];
    const refused = await save(course, { ...edit, bank: bank('approved') });
    expect([refused.status, refused.body.errors]).toEqual([400, [{ path: `body.bank.3.${path}`, message }]]);
    expect((await save(course, { ...edit, bank: bank('draft') })).status).toBe(200);
    await save(course, { ...edit, version: edit.version + 1 });
  });

  it('keeps a question that learners may have, also as a draft, and removes one that was never approved', async () => {
    const edit = editOf(await read(course));
    const never = { ...edit.bank[0], id: 'never', status: 'draft' };
    const stopped = { ...edit.bank[0], status: 'draft' };
    const rest = edit.bank.slice(1);
    const before = (await save(course, { ...edit, bank: [stopped, ...rest, never] })).body;
    expect(before.bank.map((question: { is_kept: boolean }) => question.is_kept)).toEqual([
      ...edit.bank.map(() => true),
      false,
    ]);
    const again = editOf(before);
    const refused = await save(course, { ...again, bank: again.bank.slice(1) });
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ path: 'body.bank' }]]);
    expect((await save(course, { ...again, bank: edit.bank })).status).toBe(200);
  });

  it('stays open while a further module has only drafts', async () => {
    const edit = editOf(await read(course));
    const further = { ...edit.bank[0], id: 'further', module_number: 3, status: 'draft' };
    await save(course, { ...edit, bank: [...edit.bank, further] });
    expect((await shown(course)).assessment).toEqual({ questions: 2, pass_percent: rules.pass_percent });
    await save(course, { ...edit, version: edit.version + 1 });
  });

  it('stores no question that cannot be graded', async () => {
    const edit = editOf(await read(course));
    const short = { ...edit.bank[0], task: { kind: 'short', model_answer: 'x' }, status: 'draft' };
    const refused = await save(course, { ...edit, bank: [short] });
    const error = { path: 'body.bank.0.task.kind', message: bankMessages.notGraded };
    expect([refused.status, refused.body.errors]).toEqual([400, [error]]);
  });

  it.each([
    ['5,000 questions', 5000, 1, assessmentLimits.bank.tooMany],
    ['questions that are too long together', assessmentLimits.bank.max, 60, assessmentLimits.stored.tooLong],
  ])('refuses a bank with %s in one sentence, and keeps the one before', async (_, count, words, message) => {
    const before = await read(course);
    const edit = editOf(before);
    const more = Array.from({ length: count - edit.bank.length }, (_each, at) => ({
      ...edit.bank[0],
      id: `q${at}`,
      status: 'draft',
      explanation: Array.from({ length: words }, () => crypto.randomUUID()).join(' '),
    }));
    const refused = await save(course, { ...edit, bank: [...edit.bank, ...more] });
    expect([refused.status, refused.body.errors]).toEqual([400, [{ path: 'body.bank', message }]]);
    expect(await read(course)).toEqual(before);
  });
});

describe('the preview of an attempt', () => {
  it('draws as learners get it, shows no key before answers are sent, and stores nothing', async () => {
    const course = await newCourseId();
    await create(course, questions('approved'));
    const preview = (body: object) => admin.send('POST', `${pathOf(course)}/preview`, body);
    const open = await preview({ seed: 'a' });
    expect(open.body).toMatchObject({ status: 'open', number: 1 });
    expect(open.body.questions).toHaveLength(2);
    expect(JSON.stringify(open.body)).not.toContain(secret);
    const reviewed = (await preview({ seed: 'a', answers: {} })).body;
    expect(reviewed).toMatchObject({ status: 'submitted', result: { right: 0, questions: 2 } });
    expect(reviewed.questions.map(({ id }: BankQuestion) => id)).toEqual(
      open.body.questions.map(({ id }: BankQuestion) => id),
    );
  });

  it('needs enough approved questions', async () => {
    const course = await newCourseId();
    await create(course, questions('draft'));
    expect((await admin.send('POST', `${pathOf(course)}/preview`, { seed: 'a' })).status).toBe(409);
  });
});
