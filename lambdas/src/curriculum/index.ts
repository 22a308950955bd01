import { curriculumOperations } from '../../contract/curriculum.ts';
import { createHandler } from '../platform/handler.ts';
import { curriculum } from './operations.ts';
import { resumeGenerations } from './resume.ts';

export { work } from './worker.ts';

/** Answers `/api/courses/{courseId}/generation` and `/api/admin/generations`. */
export const handler = createHandler(curriculumOperations, curriculum);

/** Wakes jobs that nobody works on any more; a schedule calls it. */
export const resume = async (): Promise<{ resumed: number }> => ({ resumed: await resumeGenerations() });
