import { businessTime } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type {
  AdminCourse,
  catalogAdminOperations,
  CourseEdit,
  CourseText,
  EditableCourse,
  WrittenCourse,
} from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { blockMessages } from '@redwhiteandcode/contract/course/block-limits.ts';
import { courseRules } from '@redwhiteandcode/contract/course/rules.ts';
import { dollars } from '@redwhiteandcode/contract/text/money.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { auditItem } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import { type CsvColumn, exportOf, listingOf } from '../platform/csv.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem, orNotFound, staleProblem } from '../platform/http-problem.ts';
import { claimItem, createdId, firstCreated, requestMark } from '../platform/idempotency.ts';
import { readPeople, saverIn } from '../platform/people.ts';
import { retry } from '../platform/retry.ts';
import { withDraftedOrigins } from '../rows/course/drafted-texts.ts';
import { findUnrecorded } from '../rows/course/recorded-samples.ts';
import { composedMarks, withTrueOrigins } from '../rows/course/composed.ts';
import { readEnrollmentCount } from '../rows/course/gates.ts';
import type { UsedNumbers } from '../rows/course/modules.ts';
import { type Save, savedRow } from '../rows/course/saved-row.ts';
import { type CourseRow, newCourseRow, noDetails } from '../rows/course/row.ts';
import { readCourse } from '../rows/course/read.ts';
import { readRevision, readText } from '../rows/course/read-text.ts';
import * as repository from './admin-repository.ts';
import { refuseComposed, refuseUnfinished } from './publishing-rules.ts';
import { auditChanges, blocksProblem, editedText, idsFor, toEditable } from './rules.ts';

const noSuchCourse = 'There is no such course.';
const rowOrProblem = async (courseId: string): Promise<CourseRow> =>
  orNotFound(await readCourse(courseId, { consistent: true }), noSuchCourse);

async function editable(row: CourseRow, text: CourseText): Promise<EditableCourse> {
  const [people, enrollment_count] = await Promise.all([
    readPeople([row.saved_by]),
    readEnrollmentCount(row.id, { consistent: true }),
  ]);
  return toEditable(row, text, { saved_by: saverIn(people, row.saved_by), enrollment_count });
}

async function editableNow(courseId: string): Promise<EditableCourse> {
  const row = await rowOrProblem(courseId);
  return editable(row, (await readText(row)).text);
}

/** Makes the problem of a course that has changed since the read. Throws an HttpProblem 404 if it was deleted. */
async function stale(courseId: string): Promise<HttpProblem> {
  const current = await editableNow(courseId);
  const editor = current.saved_by?.full_name ?? 'Someone else';
  // Archiving does not store the admin.
  const sentence =
    current.status === 'archived'
      ? 'This course is archived, and has changed since you opened it.'
      : `${editor} has changed this course since you opened it.`;
  return staleProblem(sentence, current);
}

/** A course and its current text, as read before a change. */
type Read = { row: CourseRow; text: CourseText; isInHistory: boolean };

/** An editor's change of a course, and its name in the audit log. */
interface Change extends Required<Omit<Save, 'at'>> {
  action: string;
}

/** Saves a course's state with an audit entry. Throws an HttpProblem 409 if the course has changed since the read. */
async function save(before: Read, change: Change): Promise<EditableCourse> {
  const { text, userId, action } = change;
  const composed = composedMarks(before.row.composed, before.text);
  const row = { ...savedRow(before.row, { ...change, at: timestamp() }), composed };
  const changes = auditChanges(before, { text, row });
  const audit = auditItem(userId, action, text.title, changes);
  if (!(await repository.saveCourse(before, { row, text }, [audit]))) throw await stale(row.id);
  return editable(row, text);
}

/** Reads a course's text if the course is at the caller's version, else throws an HttpProblem 409. */
async function readAt(row: CourseRow, version: number): Promise<Read> {
  if (row.version !== version) throw await stale(row.id);
  return { row, ...(await readText(row)) };
}

/** Returns a course's text after an edit. Loads the sanitizer only here, so that readers do not wait for it. */
async function edited(...edit: [WrittenCourse, Pick<CourseText, 'details' | 'modules'>, UsedNumbers]) {
  const { sanitizeLesson } = await import('../rows/course/lesson-html.ts');
  return editedText(...edit, sanitizeLesson);
}

/** Throws an HttpProblem 400 if a sample output names a run of a model that did not return it. */
async function refuseUnrecorded(text: CourseText): Promise<void> {
  const found = await findUnrecorded(text);
  if (found)
    throw blocksProblem(found.module, found.lesson, found.path, blockMessages.unrecorded(found.title));
}

const idTaken = () => fieldProblem(409, 'body.id', courseRules.id.taken, problemTypes.courseExists);

interface Creation {
  written: WrittenCourse & { id?: string | undefined };
  userId: string;
  idempotencyKey?: string | undefined;
}

/**
 * Creates a course with the first free ID, or returns the one that the same call has already created. Throws an HttpProblem
 * 409 if the idempotency key was used for another course.
 */
export async function createCourse({ written, userId, idempotencyKey }: Creation): Promise<EditableCourse> {
  const fresh = await edited(written, { details: noDetails, modules: [] }, {});
  const text = await withDraftedOrigins(undefined, fresh);
  if (written.publish) refuseUnfinished(text, undefined);
  await refuseUnrecorded(text);
  const call = createdId('createCourse', userId, idempotencyKey);
  const at = timestamp();
  for (const id of written.id ? [written.id] : idsFor(text.title, 20)) {
    const action = written.publish ? 'Published a new course' : 'Created a course as a draft';
    const audit = auditItem(userId, action, text.title);
    const about = { id, kind: 'catalog' as const, highlights: [], created_at: at };
    const row = savedRow(newCourseRow(about, text), {
      text,
      isPublished: written.publish,
      userId,
      at,
      request: requestMark(written),
    });
    if (await repository.createRow(row, text, [claimItem(call, written, id), audit]))
      return editable(row, text);
    const first = await firstCreated(call, written);
    if (first !== undefined) return editableNow(first);
  }
  throw idTaken();
}

/**
 * Saves an edit of a course. Throws an HttpProblem 404 or 409 if the course was deleted or changed meanwhile, and 400 if it cannot be
 * saved or published.
 */
export async function updateCourse(
  courseId: string,
  body: CourseEdit,
  userId: string,
): Promise<EditableCourse> {
  const { version, ...written } = body;
  const request = requestMark([userId, body]);
  const row = await rowOrProblem(courseId);
  // The response to the first try was lost.
  if (row.version === version + 1 && row.saved_request === request) return editableNow(courseId);
  const before = await readAt(row, version);
  const composed = composedMarks(before.row.composed, before.text);
  const changed = withTrueOrigins(await edited(written, before.text, before.row.given), composed);
  const text = await withDraftedOrigins(courseId, changed);
  if (written.publish) {
    refuseUnfinished(text, before.row);
    refuseComposed(text, composed);
  }
  await refuseUnrecorded(text);
  const isReviewed = written.publish && before.row.awaits_review;
  const action = isReviewed
    ? 'Reviewed and opened a course'
    : written.publish
      ? 'Published a course'
      : 'Saved a draft of a course';
  return save(before, { text, isPublished: written.publish, userId, action, request });
}

const maxAttempts = 5;

/** Archives a course if learners are enrolled in it at that moment, else deletes it. */
function remove(courseId: string, userId: string): Promise<'deleted' | 'archived'> {
  return retry(maxAttempts, 'A course changed during every attempt to delete it', async () => {
    const row = await readCourse(courseId, { consistent: true });
    if (!row && !(await repository.wasDeleted(courseId))) throw new HttpProblem(404, noSuchCourse);
    const audit = (action: string, after?: string) =>
      auditItem(userId, action, row?.title ?? courseId, [{ field: 'status', before: row?.status, after }]);
    if (!row || (await repository.deleteRow(courseId, [audit('Deleted a course')]))) {
      await repository.deleteRest(courseId);
      return 'deleted';
    }
    if (row.status === 'archived') return 'archived';
    if (await repository.archiveRow(row, [audit('Archived a course', 'archived')])) return 'archived';
    return undefined;
  });
}

const columns: readonly CsvColumn<AdminCourse>[] = [
  { title: 'Title', of: ({ title }) => title },
  { title: 'Track', of: ({ track }) => track },
  { title: 'Level', of: ({ level }) => level },
  { title: 'Duration', of: ({ duration }) => duration },
  { title: 'Hours', of: ({ hours }) => hours },
  { title: 'Students', of: ({ students }) => students },
  { title: 'Price', of: ({ price_cents }) => dollars(price_cents) },
  { title: 'Status', of: ({ status }) => status },
  { title: 'Enrollments', of: ({ enrollment_count }) => enrollment_count },
  { title: 'Created', of: ({ created_at }) => businessTime(created_at) },
  { title: 'Id', of: ({ id }) => id },
];

/** Implements the operations of `/api/admin/courses`. */
export const catalogAdmin: Implementation<typeof catalogAdminOperations> = {
  listAllCourses: listingOf(repository.listCourseRows),
  exportCourses: exportOf(columns, repository.listCourseRows),

  async createCourse({ body, userId, idempotencyKey }) {
    return { status: 201, body: await createCourse({ written: body, userId, idempotencyKey }) };
  },

  async getEditableCourse({ params }) {
    return { status: 200, body: await editableNow(params.courseId) };
  },

  async updateCourse({ params: { courseId }, body, userId }) {
    return { status: 200, body: await updateCourse(courseId, body, userId) };
  },

  async deleteCourse({ params, userId }) {
    return { status: 200, body: { outcome: await remove(params.courseId, userId) } };
  },

  async listCourseRevisions({ params: { courseId }, query }) {
    const row = await rowOrProblem(courseId);
    const { items, next } = await repository.listRevisions(courseId, query);
    const people = await readPeople(items.map(({ saved_by }) => saved_by));
    const revisions = items.map(({ revision, saved_at, saved_by }) => ({
      revision,
      saved_at,
      saved_by: saverIn(people, saved_by),
      is_live: revision === row.published_revision,
    }));
    return { status: 200, body: { items: revisions, next } };
  },

  async restoreCourseRevision({ params: { courseId, revision }, body: { version }, userId }) {
    const before = await readAt(await rowOrProblem(courseId), version);
    const text = await readRevision(courseId, revision);
    const change = {
      text: orNotFound(text, 'This course has no such revision.'),
      isPublished: false,
      userId,
      action: 'Restored a revision of a course',
      request: requestMark([userId, revision, version]),
    };
    return { status: 200, body: await save(before, change) };
  },
};
