import type { ApiResponse, Caller } from './api-client.ts';

/** Reports an error in the text of a lesson, or what `change` says. */
export const reportError = (
  learner: Caller,
  course_id: string,
  change: object = {},
  headers: Record<string, string> = {},
): Promise<ApiResponse> =>
  learner.send(
    'POST',
    '/api/error-reports',
    {
      course_id,
      module_number: 1,
      lesson_number: 1,
      block_id: 'text',
      kind: 'fact',
      text: 'The year is wrong.',
      ...change,
    },
    headers,
  );
