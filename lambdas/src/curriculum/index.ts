import { curriculumAdminOperations } from '@redwhiteandcode/contract/curriculum/admin-operations.ts';
import { curriculumOperations } from '@redwhiteandcode/contract/curriculum/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { curriculumAdmin } from './admin-operations.ts';
import { curriculum } from './operations.ts';
import { resumeGenerations } from './resume.ts';

/** Handles `/api/courses/{courseId}/generation`, `/api/admin/generations`, and `/api/admin/courses/{courseId}/drafting`. */
export const handler = createHandler(
  { ...curriculumOperations, ...curriculumAdminOperations },
  { ...curriculum, ...curriculumAdmin },
);

/** Resumes interrupted jobs; called by a schedule. */
export const resume = async (): Promise<{ resumed: number }> => ({ resumed: await resumeGenerations() });
