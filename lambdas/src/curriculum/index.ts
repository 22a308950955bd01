import { curriculumOperations } from '@redwhiteandcode/contract/curriculum/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { curriculum } from './operations.ts';
import { resumeGenerations } from './resume.ts';

/** Handles `/api/courses/{courseId}/generation` and `/api/admin/generations`. */
export const handler = createHandler(curriculumOperations, curriculum);

/** Resumes interrupted jobs; called by a schedule. */
export const resume = async (): Promise<{ resumed: number }> => ({ resumed: await resumeGenerations() });
