import { type Caller, createCaller, signIn } from '../clients/api-client.ts';
import { startPlatform } from '../platform/platform.ts';
import { startBareServer } from './bare-server.ts';
import { type Findings, mediansOf, type Row, timeOf } from './rows.ts';

const lesson = '/api/courses/ai-literacy-101/progress/1/1';
const calls = [
  { name: 'reading a course', method: 'GET', path: '/api/courses/ai-literacy-101' },
  { name: "listing a learner's enrollments", method: 'GET', path: '/api/enrollments' },
  { name: 'completing a lesson', method: 'PUT', path: lesson, undo: 'DELETE' },
] as const;
const rounds = 200;

/** Sends a request, fails on a problem, and returns how long it took. */
async function timeCall(caller: Caller, method: string, path: string): Promise<number> {
  let status = 0;
  const time = await timeOf(async () => ({ status } = await caller.send(method, path)));
  if (status !== 200) throw new Error(`${method} ${path} returned ${status}`);
  return time;
}

/** Times typical requests on the local platform, and compares them with a bare server that sends the same bytes. */
export async function measureApi(): Promise<Findings> {
  const platform = await startPlatform();
  const learner = await signIn(platform.origin, 'learner@example.com', 'learner-demo');
  await learner.send('POST', '/api/enrollments', { course_id: 'ai-literacy-101' });
  const responses = Object.fromEntries(
    await Promise.all(
      calls.map(async ({ method, path }) => {
        const { status, headers, body } = await learner.send(method, path);
        const response = { status, type: headers.get('content-type') ?? '', body: JSON.stringify(body) };
        return [`${method} ${path}`, response] as const;
      }),
    ),
  );
  const bare = await startBareServer(responses);
  const bareCaller = createCaller(bare.origin, learner.token);
  try {
    const rows: Row[] = [];
    for (const { name, method, path, ...rest } of calls) {
      const { value, reference } = await mediansOf(rounds, {
        value: async () => {
          if ('undo' in rest) await learner.send(rest.undo, path);
          return timeCall(learner, method, path);
        },
        reference: () => timeCall(bareCaller, method, path),
      });
      rows.push({ name, value, against: 'bare Node.js server, same bytes', reference });
    }
    return { rows };
  } finally {
    await bare.stop();
    await platform.stop();
  }
}
