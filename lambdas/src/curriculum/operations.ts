import { randomUUID } from 'node:crypto';
import type { AdminGenerationJob, curriculumOperations } from '../../contract/curriculum.ts';
import { generationLimit } from '../../contract/curriculum.ts';
import { auditItem } from '../platform/audit.ts';
import { limitItem, formatWait } from '../platform/caller-limits.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import { readPeople } from '../platform/people.ts';
import { hasRole } from '../platform/roles.ts';
import type { TransactItem } from '../platform/table.ts';
import { generatorInUse } from './choose-generator.ts';
import type { CourseFacts } from './generator.ts';
import { changeJob, createJob, listJobs, readCourse, readJob } from './repository.ts';
import { isOver, newJob, stateOf, toJob, freshStep } from './rules.ts';

const courseNotFound = () => new HttpProblem(404, 'There is no such course.');
const jobNotFound = () => new HttpProblem(404, 'The content of this course was never generated.');
const written = () => new HttpProblem(409, 'This course has its content already.');
const over = () => new HttpProblem(409, 'This generation is over; there is nothing to cancel.');
const limited = (seconds: number) =>
  new HttpProblem(
    429,
    `You can generate ${generationLimit.count} courses a day. Please wait ${formatWait(seconds)} and try again.`,
    { headers: { 'Retry-After': String(seconds) } },
  );

/** Makes the item that belongs to the start of a job: the user's daily limit, or for admins the audit entry. */
async function startItem(
  userId: string,
  facts: CourseFacts,
): Promise<{ item?: TransactItem; secondsLeft: number }> {
  if (await hasRole(userId, 'admin'))
    return { item: auditItem(userId, 'Had course content generated', facts.title), secondsLeft: 0 };
  return limitItem('startGeneration', generationLimit, userId) ?? { secondsLeft: 0 };
}

/** Implements the operations of `/api/courses/{courseId}/generation` and `/api/admin/generations`. */
export const curriculum: Implementation<typeof curriculumOperations> = {
  async startGeneration({ params: { courseId }, userId }) {
    const [course, previous] = await Promise.all([readCourse(courseId), readJob(courseId)]);
    if (!course) throw courseNotFound();
    const { has_details, status: _, ...facts } = course;
    if (has_details) throw written();
    if (previous && !isOver(previous.status)) return { status: 202, body: toJob(previous, userId) };
    const made = { id: randomUUID(), userId, time: timestamp(), generator: generatorInUse() };
    const job = newJob(facts, made, previous);
    const { item, secondsLeft } = await startItem(userId, facts);
    const refusal = await createJob(job, previous, item);
    if (refusal === 'written') throw written();
    if (refusal === 'limited') throw limited(secondsLeft);
    const started = refusal === 'running' ? await readJob(courseId) : job;
    if (!started) throw new Error('A running job was not found');
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
