import { curriculumOperations } from '@redwhiteandcode/contract/curriculum/operations.ts';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { createHandler } from '../platform/handler.ts';
import { curriculum } from './operations.ts';
import { resumeGenerations } from './resume.ts';

/** Handles `/api/courses/{courseId}/generation` and `/api/admin/generations`. */
export const handler = createHandler(curriculumOperations, curriculum);

/** Writes the next steps of jobs; called for changes of the table. */
export const work = async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  (await import('./worker.ts')).work(event);

/** Resumes interrupted jobs; called by a schedule. */
export const resume = async (): Promise<{ resumed: number }> => ({ resumed: await resumeGenerations() });
