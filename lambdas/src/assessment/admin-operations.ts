import type {
  assessmentAdminOperations,
  AssessmentEdit,
  EditableAssessment,
} from '@redwhiteandcode/contract/assessment/admin-operations.ts';
import { defaultRules } from '@redwhiteandcode/contract/assessment/bank.ts';
import { isKept, type QuotedLesson } from '@redwhiteandcode/contract/assessment/bank-rules.ts';
import type { Attempt } from '@redwhiteandcode/contract/assessment/operations.ts';
import { randomOf } from '@redwhiteandcode/contract/learning/check-rules.ts';
import { auditItem } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound, staleProblem } from '../platform/http-problem.ts';
import { requestMark } from '../platform/idempotency.ts';
import { readPeople, saverIn } from '../platform/people.ts';
import { retry } from '../platform/retry.ts';
import { tryWrite } from '../platform/table.ts';
import { type AssessmentRow, shownAssessment, wasReady } from '../rows/assessment/row.ts';
import { savedAssessmentItems } from '../rows/assessment/write.ts';
import { withQuestionOrigins } from '../rows/course/drafted-texts.ts';
import { readCourse } from '../rows/course/read.ts';
import { readText } from '../rows/course/read-text.ts';
import type { CourseRow } from '../rows/course/row.ts';
import { auditChanges, refuseLongBank, writtenBank } from './edit-rules.ts';
import { readAssessment } from './repository.ts';
import { drawQuestions, freezeQuestion, gradeAttempt, reviewOf } from './rules.ts';

const now = { consistent: true };

const courseOrProblem = async (courseId: string): Promise<CourseRow> =>
  orNotFound(await readCourse(courseId, now), 'There is no such course.');

/** Returns an assessment as its editor shows it; before the first save, the usual rules without questions. */
async function editable(courseId: string, row: AssessmentRow | undefined): Promise<EditableAssessment> {
  const { bank = [], approvers = [], version = 0, is_on = true, saved_at = null, saved_by } = row ?? {};
  const was_ready = row !== undefined && wasReady(row);
  const people = await readPeople([saved_by, ...approvers]);
  const { questions, pass_percent, attempts, wait_hours, opens } = row ?? defaultRules;
  return {
    course_id: courseId,
    is_on,
    was_ready,
    rules: { questions, pass_percent, attempts, wait_hours, opens },
    bank: bank.map(({ approval, was_approved, ...question }) => ({
      ...question,
      is_kept: isKept({ ...question, was_approved }),
      approved_by: approval ? saverIn(people, approvers[approval.by]) : null,
      approved_at: approval?.at ?? null,
    })),
    version,
    saved_at,
    saved_by: saverIn(people, saved_by),
  };
}

/** Makes the problem of an assessment that has changed since the read. */
async function stale(courseId: string, row: AssessmentRow | undefined): Promise<HttpProblem> {
  const current = await editable(courseId, row);
  const editor = current.saved_by?.full_name ?? 'Someone else';
  return staleProblem(`${editor} has changed this assessment since you opened it.`, current);
}

async function readLessons(course: CourseRow): Promise<QuotedLesson[]> {
  const { text } = await readText(course);
  return text.modules.flatMap(({ module_number, lessons }) =>
    lessons.map(({ lesson_number, content }) => ({ module_number, lesson_number, content })),
  );
}

const actionOf = (before: AssessmentRow | undefined, after: AssessmentRow): string => {
  if (!before) return 'Created an assessment';
  if (before.is_on !== after.is_on)
    return after.is_on ? 'Turned an assessment on' : 'Turned an assessment off';
  return 'Saved an assessment';
};

interface Save {
  courseId: string;
  edit: AssessmentEdit;
  userId: string;
}

/** The state of an answer in a preview, which stores none. */
const unsaved = { is_checked: false, ticked: [], version: 1, earlier: 0 };

const maxAttempts = 5;

/** Saves an assessment with an audit entry, or returns the one that the same request has saved. */
export const saveAssessment = ({ courseId, edit, userId }: Save): Promise<AssessmentRow> =>
  retry(maxAttempts, 'A course changed during every attempt to save its assessment', async () => {
    const { version, is_on, rules } = edit;
    const [course, before] = await Promise.all([courseOrProblem(courseId), readAssessment(courseId, now)]);
    const saved_request = requestMark([userId, edit]);
    // The response to the first try was lost.
    if (before?.version === version + 1 && before.saved_request === saved_request) return before;
    if ((before?.version ?? 0) !== version) throw await stale(courseId, before);
    const saved_at = timestamp();
    const lessons = await readLessons(course);
    const { bank = [], approvers = [] } = before ?? {};
    const sent = await withQuestionOrigins(bank, edit.bank);
    const written = writtenBank({ bank, approvers }, sent, lessons, { userId, at: saved_at });
    refuseLongBank(written);
    const saved = { version: version + 1, saved_at, saved_by: userId, saved_request };
    const was_ready = before !== undefined && wasReady(before);
    const row = { is_on, was_ready, ...rules, ...written, ...saved };
    const audit = auditItem(userId, actionOf(before, row), course.title, auditChanges(before, row));
    return (await tryWrite([...savedAssessmentItems(course, row), audit])) ? row : undefined;
  });

/** Implements the operations of `/api/admin/courses/…/assessment`. */
export const assessmentAdmin: Implementation<typeof assessmentAdminOperations> = {
  async getEditableAssessment({ params: { courseId } }) {
    const [row] = await Promise.all([readAssessment(courseId, now), courseOrProblem(courseId)]);
    return { status: 200, body: await editable(courseId, row) };
  },

  async updateAssessment({ params: { courseId }, body: edit, userId }) {
    return { status: 200, body: await editable(courseId, await saveAssessment({ courseId, edit, userId })) };
  },

  async previewAttempt({ params: { courseId }, body: { seed, answers } }) {
    const rules = orNotFound(await readAssessment(courseId), 'This course has no assessment.');
    if (!shownAssessment({ ...rules, is_on: true }))
      throw new HttpProblem(
        409,
        'There are not enough approved questions yet. Approve more of them, and save.',
      );
    const random = randomOf(seed);
    const drawn = drawQuestions(rules.bank, { count: rules.questions, seen: new Set(), random });
    const questions = drawn.map((question) => freezeQuestion(question, random));
    const at = timestamp();
    const attempt = { number: 1, started_at: at };
    const body: Attempt = answers
      ? {
          ...attempt,
          status: 'submitted',
          submitted_at: at,
          answers: Object.entries(answers).map(([block_id, answer]) => ({
            ...unsaved,
            block_id,
            answer,
            saved_at: at,
          })),
          result: gradeAttempt(questions, answers, rules.pass_percent),
          pass_percent: rules.pass_percent,
          questions: questions.map((question) => reviewOf(question, answers[question.id], false)),
        }
      : {
          ...attempt,
          status: 'open',
          answers: [],
          submitted_at: null,
          result: null,
          questions: questions.map(({ id, prompt, asked }) => ({ id, prompt, task: asked })),
        };
    return { status: 200, body };
  },
};
