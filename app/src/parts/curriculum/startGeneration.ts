import type { GenerationJob } from '@redwhiteandcode/contract/curriculum/operations.ts';
import { callSignedIn } from '../../shell/api/client.ts';
import { startErrorOf } from './startError.ts';

/** Starts the generation of a course. Throws an ApiError with a message for the visitor. */
export async function startGeneration(courseId: string): Promise<GenerationJob> {
  try {
    return await callSignedIn('POST /api/courses/{courseId}/generation', { path: { courseId } });
  } catch (error) {
    throw startErrorOf(error);
  }
}
