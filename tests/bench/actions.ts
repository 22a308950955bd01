import type { EmbeddedDynamoDB } from '@redwhiteandcode/aws-emulator/dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { operations } from '@redwhiteandcode/contract/operations.ts';
import { sampleCourse, sampleLesson } from '../samples/sample-course.ts';

/** The units of an action's request, and the write units of the search entries that the stream's consumer writes after it. */
export interface ActionUnits {
  read: number;
  write: number;
  search: number;
}

const lesson = (courseId: string, number: number) => ({
  params: { courseId, module: 1, lesson: number },
});

/** The actions, with their calls on a course. Each needs what the earlier ones have written. */
export const actions: readonly {
  action: string;
  operation: string;
  call: (course: string) => { params?: object; body?: object };
}[] = [
  {
    action: 'publish a new course of two lessons',
    operation: 'createCourse',
    call: (id) => ({
      body: {
        ...sampleCourse,
        id,
        modules: [{ module_title: 'One', lessons: [sampleLesson('a'), sampleLesson('b')] }],
        publish: true,
      },
    }),
  },
  { action: 'enroll', operation: 'enroll', call: (course_id) => ({ body: { course_id } }) },
  { action: 'complete a lesson', operation: 'completeLesson', call: (course) => lesson(course, 1) },
  {
    action: 'complete the last lesson before the payment',
    operation: 'completeLesson',
    call: (course) => lesson(course, 2),
  },
  {
    action: 'send a message to support',
    operation: 'sendContactMessage',
    call: () => ({
      body: {
        firstName: 'Sample',
        lastName: 'Sender',
        email: 'sender@example.com',
        company: 'Sample Company',
        message: 'A question about a course.',
      },
    }),
  },
];

/** Measures the actions of a person on a new course, in this order. */
export async function measureActions(
  table: EmbeddedDynamoDB,
  implementations: Record<string, (call: object) => Promise<unknown>>,
  { course, userId }: { course: string; userId: string },
): Promise<ActionUnits[]> {
  const { measureReadsAndWrites } = await import('../api/table-cost.ts');
  const { indexChanges } = await import('../../lambdas/src/search/operations.ts');
  let changes: DynamoDBRecord[] = [];
  const stop = table.onChange(async ({ Records }) => void changes.push(...Records));
  const measured: ActionUnits[] = [];
  for (const { operation, call } of actions) {
    const run = implementations[operation];
    if (!run) throw new Error(`${operation} has no implementation here`);
    changes = [];
    const { body, ...path } = call(course);
    const { body: schema } = operations[operation as keyof typeof operations] as {
      body?: { parse: (input: unknown) => object };
    };
    const sent = { userId, ...path, body: schema?.parse(body) };
    const request = await measureReadsAndWrites(() => run(sent));
    const search = await measureReadsAndWrites(() => indexChanges(changes));
    measured.push({ ...request, search: search.write });
  }
  stop();
  return measured;
}
