import { randomUUID } from 'node:crypto';
import { businessMoment } from '@redwhiteandcode/contract/calendar/calendar.ts';
import {
  type AdminGenerationJob,
  courseGenerationLimit,
  type curriculumOperations,
  generationLimit,
} from '@redwhiteandcode/contract/curriculum/operations.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { auditItem } from '../platform/audit.ts';
import { formatWait, limitItem } from '../platform/caller-limits.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import { readPeople } from '../platform/people.ts';
import { hasRole } from '../platform/roles.ts';
import { logSecurityEvent } from '../platform/security-log.ts';
import { readVisibleCourse } from '../rows/course/read.ts';
import { nextDay, reservationItem } from '../platform/model/token-budget.ts';
import { mostTokens } from './budget.ts';
import { generatorInUse } from './generation-settings.ts';
import type { CourseFacts } from './generator.ts';
import { changeJob, createJob, listJobs, readJob, type StartItem, type StartRefusal } from './repository.ts';
import { factsOf, freshStep, isOver, type JobRow, newJob, stateOf, toJob } from './rules.ts';

const courseNotFound = () => new HttpProblem(404, 'There is no such course.');
const jobNotFound = () => new HttpProblem(404, 'The content of this course was never generated.');
const written = () => new HttpProblem(409, 'This course has its content already.');
const over = () => new HttpProblem(409, 'This generation is over; there is nothing to cancel.');
const limited = (seconds: number, what: string) =>
  new HttpProblem(429, `${what} Please wait ${formatWait(seconds)} and try again.`, {
    headers: { 'Retry-After': String(seconds) },
  });

/** Makes the problem of a start when the day's budget is used. */
export function closed(now: number): HttpProblem {
  const opens = nextDay(now);
  return new HttpProblem(
    503,
    `The platform has reached today’s limit for generated courses. Please try again after ${businessMoment(opens)}.`,
    {
      type: problemTypes.generationClosed,
      headers: { 'Retry-After': String(Math.ceil((opens - now) / 1000)) },
      current: { opens_at: timestamp(opens) },
    },
  );
}

/** The items that belong to the start of a job, and the problems if one of them refuses it. */
interface Start {
  items: StartItem[];
  problems: Partial<Record<StartRefusal, () => HttpProblem>>;
}

/** Makes the items of the limits of the user and the course. Admins have no limits, but an entry in the audit log. */
async function limitsOf(userId: string, { id, title }: CourseFacts): Promise<Start> {
  if (await hasRole(userId, 'admin')) {
    const item = auditItem(userId, 'Had course content generated', title);
    return { items: [{ item, refusal: 'limited' }], problems: {} };
  }
  const ofUser = limitItem('startGeneration', generationLimit, userId);
  const ofCourse = limitItem('startGenerationOf', courseGenerationLimit, id);
  return {
    items: [
      ...(ofUser ? [{ item: ofUser.item, refusal: 'limited' } as const] : []),
      ...(ofCourse ? [{ item: ofCourse.item, refusal: 'course_limited' } as const] : []),
    ],
    problems: {
      limited: () =>
        limited(ofUser?.secondsLeft ?? 0, `You can generate ${generationLimit.count} courses a day.`),
      course_limited: () =>
        limited(
          ofCourse?.secondsLeft ?? 0,
          `A course can be generated ${courseGenerationLimit.count} times a day.`,
        ),
    },
  };
}

/** Makes the item that reserves a job's tokens. Throws the problem if the budget is too small for any job. */
function reserve({ budget_day, reserved_tokens }: JobRow, now: number): Start {
  const problems = { closed: () => closed(now) };
  if (reserved_tokens === 0) return { items: [], problems };
  const item = reservationItem(budget_day, reserved_tokens);
  if (!item) throw closed(now);
  return { items: [{ item, refusal: 'closed' }], problems };
}

/** Implements the operations of `/api/courses/{courseId}/generation` and `/api/admin/generations`. */
export const curriculum: Implementation<typeof curriculumOperations> = {
  async startGeneration({ params: { courseId }, userId }) {
    const [course, previous] = await Promise.all([
      readVisibleCourse(courseId, { consistent: true }),
      readJob(courseId),
    ]);
    if (!course) throw courseNotFound();
    if (course.has_details) throw written();
    if (previous && !isOver(previous.status)) return { status: 202, body: toJob(previous, userId) };
    const now = Date.now();
    const facts = factsOf(course);
    const made = { id: randomUUID(), userId, time: timestamp(now), generator: generatorInUse() };
    const job = newJob(facts, { ...made, reservedTokens: mostTokens() }, previous);
    const starts = [await limitsOf(userId, facts), reserve(job, now)];
    const items = starts.flatMap((start) => start.items);
    const refusal = await createJob(job, previous, items);
    if (refusal === 'written') throw written();
    for (const { problems } of starts) {
      const problem = refusal && problems[refusal]?.();
      if (problem) throw problem;
    }
    const started = refusal === 'running' ? await readJob(courseId) : job;
    if (!started) throw new Error('A running job was not found');
    if (!refusal) logSecurityEvent('generationStarted');
    return { status: 202, body: toJob(started, userId) };
  },

  async getGeneration({ params, userId }) {
    const job = await readJob(params.courseId);
    if (!job) throw jobNotFound();
    return { status: 200, body: toJob(job, userId) };
  },

  async cancelGeneration({ params, userId }) {
    const isAdmin = await hasRole(userId, 'admin');
    for (;;) {
      const job = await readJob(params.courseId);
      if (!job || (job.started_by !== userId && !isAdmin)) throw jobNotFound();
      if (isOver(job.status)) throw over();
      const end = { status: 'cancelled', finished_at: timestamp(), ...freshStep } as const;
      const items = isAdmin ? [auditItem(userId, 'Canceled a generation', job.facts.title)] : [];
      if ((await changeJob(job, end, items)) === 'written')
        return { status: 200, body: toJob({ ...job, ...end }, userId) };
    }
  },

  async listGenerations({ query: { state, order, ...page } }) {
    const { items, next } = await listJobs({ state, newestFirst: order === 'descending' }, page);
    const people = await readPeople(items.map(({ started_by }) => started_by));
    const latest = keys.generation('').sk;
    const rows = items.map((row): AdminGenerationJob => {
      const { is_own: _, ...job } = toJob(row, '');
      const gone = { user_id: row.started_by, full_name: null, email: null };
      return {
        ...job,
        id: row.id,
        course_title: row.facts.title,
        state: stateOf(row.status),
        is_latest: row.sk === latest,
        starter: people.get(row.started_by) ?? gone,
      };
    });
    return { status: 200, body: { items: rows, next } };
  },
};
