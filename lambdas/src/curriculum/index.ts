import { curriculumOperations } from '../../contract/curriculum.ts';
import { createHandler } from '../platform/handler.ts';
import { curriculum } from './operations.ts';
import { resumeGenerations } from './resume.ts';

export { work } from './worker.ts';

/** Handles `/api/courses/{courseId}/generation` and `/api/admin/generations`. */
export const handler = createHandler(curriculumOperations, curriculum);

/** Resumes interrupted jobs; called by a schedule. */
export const resume = async (): Promise<{ resumed: number }> => ({ resumed: await resumeGenerations() });
