import { afterEach, expect, it } from 'vitest';
import { type Caller, newLearner, recount, signIn } from '../clients/api-client.ts';
import { saveText } from '../clients/work-client.ts';
import { type Platform, startPlatform, temporaryFolder } from '../platform/platform.ts';

let platform: Platform | undefined;
afterEach(() => platform?.stop('SIGKILL'));

const courses = ['ai-fundamentals-for-business', 'prompt-engineering-mastery', 'ai-literacy-101'];

/** A sent write, and whether the platform acknowledged it. */
interface Write {
  email: string;
  course: string;
  lesson?: string;
  acknowledged: boolean;
}

type Learner = Caller & { email: string; password: string };

/** Each learner concurrently enrolls in all courses and marks lessons until the connection is cut. */
function writeConcurrently(
  learners: readonly Learner[],
  lessons: Map<string, string[]>,
): { writes: Write[]; done: Promise<unknown> } {
  const writes: Write[] = [];
  const send = async (write: Write, run: () => Promise<{ status: number }>): Promise<void> => {
    writes.push(write);
    try {
      const { status } = await run();
      write.acknowledged = status === 200 || status === 201;
    } catch {
      // The platform was killed and never acknowledged this write.
      write.acknowledged = false;
    }
  };
  const study = async (learner: Learner): Promise<void> => {
    const { email } = learner;
    await Promise.all(
      courses.map(async (course) => {
        const write = { email, course, acknowledged: false };
        await send(write, () => learner.send('POST', '/api/enrollments', { course_id: course }));
        if (!write.acknowledged) return;
        await Promise.all(
          (lessons.get(course) ?? []).map((lesson) =>
            send({ email, course, lesson, acknowledged: false }, () =>
              learner.send('PUT', `/api/courses/${course}/progress/${lesson}`),
            ),
          ),
        );
        const answer = answerIn(course);
        await send({ email, course, lesson: answer, acknowledged: false }, () =>
          saveText(learner, { courseId: course, module: 1, lesson: 1 }, 'sample', { text: answer }),
        );
      }),
    );
  };
  return { writes, done: Promise.all(learners.map(study)) };
}

/** The answer that each learner saves in a course. */
const answerIn = (course: string): string => `answer in ${course}`;

async function lessonsByCourse(origin: string): Promise<Map<string, string[]>> {
  const learner = await newLearner(origin);
  const lessons = new Map<string, string[]>();
  for (const course of courses) {
    await learner.send('POST', '/api/enrollments', { course_id: course });
    const { items } = (await learner.send('GET', `/api/courses/${course}/content`)).body as {
      items: { module_number: number; lessons: { lesson_number: number }[] }[];
    };
    lessons.set(
      course,
      items.flatMap((module) =>
        module.lessons.map((lesson) => `${module.module_number}/${lesson.lesson_number}`),
      ),
    );
  }
  return lessons;
}

/** Returns a learner's enrollments, marked lessons, and answers after the crash, named as in the writes. */
async function readStored(origin: string, { email, password }: Learner): Promise<Set<string>> {
  const caller = await signIn(origin, email, password);
  const stored = new Set<string>();
  const enrollments = (await caller.send('GET', '/api/enrollments?limit=100')).body.items as {
    course_id: string;
  }[];
  for (const { course_id } of enrollments) {
    stored.add(course_id);
    const { items } = (await caller.send('GET', `/api/courses/${course_id}/progress?limit=100`)).body;
    for (const it of items) stored.add(`${course_id}/${it.module_number}/${it.lesson_number}`);
    const work = (await caller.send('GET', `/api/courses/${course_id}/answers/1/1`)).body;
    for (const { answer } of work.items) stored.add(`${course_id}/${answer.text}`);
  }
  return stored;
}

it('a platform that is killed during a thousand writes keeps every acknowledged write and correct counts', async () => {
  const dataDir = temporaryFolder();
  platform = await startPlatform({ dataDir });
  const lessons = await lessonsByCourse(platform.origin);
  const learners: Learner[] = [];
  for (let i = 0; i < 24; i++) learners.push(await newLearner(platform.origin));
  const { writes, done } = writeConcurrently(learners, lessons);
  const killAt = 500;
  while (writes.filter(({ acknowledged }) => acknowledged).length < killAt)
    await new Promise((go) => setImmediate(go));
  await platform.stop('SIGKILL');
  await done;

  platform = await startPlatform({ dataDir });
  const acknowledged = writes.filter((write) => write.acknowledged);
  expect(acknowledged.length).toBeGreaterThanOrEqual(killAt);
  expect(writes.length).toBeGreaterThan(acknowledged.length);
  for (const learner of learners) {
    const stored = await readStored(platform.origin, learner);
    for (const { email, course, lesson } of acknowledged) {
      if (email === learner.email) expect(stored).toContain(lesson ? `${course}/${lesson}` : course);
    }
  }
  expect(await recount(platform.origin)).toEqual([]);
});
