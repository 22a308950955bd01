import type { ApiResponse, Caller } from './api-client.ts';

/** A lesson of a course. */
export interface LessonPlace {
  courseId: string;
  module: number;
  lesson: number;
}

/** Returns the address of a learner's work in a block. */
export const workPath = ({ courseId, module, lesson }: LessonPlace, blockId: string): string =>
  `/api/courses/${courseId}/answers/${module}/${lesson}/${blockId}`;

/** The fields of a learner's first change in a block, apart from the answer. */
export const firstChange = {
  is_checked: false,
  ticked: [],
  base_version: 0,
  tab: 'tab',
  change: 1,
  age_ms: 0,
};

/** Saves a text as the first work in a block, or what `values` say. */
export const saveText = (
  learner: Caller,
  place: LessonPlace,
  blockId: string,
  { text = '', ...values }: { text?: string } & Record<string, unknown>,
): Promise<ApiResponse> =>
  learner.send('PUT', workPath(place, blockId), {
    answer: { kind: 'text', text },
    ...firstChange,
    ...values,
  });
