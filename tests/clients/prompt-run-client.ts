import { expect } from 'vitest';
import type { PromptRun } from '@redwhiteandcode/contract/labs/operations.ts';
import type { Caller } from './api-client.ts';

/** A prompt lab in a published lesson. */
export interface PublishedLab {
  course: string;
  block: string;
  /** What names the lesson in the request that starts a run. */
  lesson: { module_number: number; lesson_number: number; blocks_version: string };
}

/** Returns the path of the runs in a block. */
export const runsOf = ({ course, block }: PublishedLab): string =>
  `/api/courses/${course}/prompt-runs/${block}`;

/** Sends the request that starts a run of a prompt, by default on all cases. */
export const sendPrompt = (
  caller: Caller,
  lab: PublishedLab,
  prompt: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => caller.send('POST', runsOf(lab), { ...lab.lesson, prompt, ...more }, headers);

/** Reads a run. */
export async function readRun(caller: Caller, lab: PublishedLab, id: string): Promise<PromptRun> {
  const { status, body } = await caller.send('GET', `${runsOf(lab)}/${id}`);
  expect(status).toBe(200);
  return body;
}

/** Polls a run until it ends. */
export async function followRun(caller: Caller, lab: PublishedLab, id: string): Promise<PromptRun> {
  await expect.poll(async () => (await readRun(caller, lab, id)).status).toBe('finished');
  return readRun(caller, lab, id);
}

/** Starts a run and waits until it ends. */
export async function runPrompt(...request: Parameters<typeof sendPrompt>): Promise<PromptRun> {
  const { status, body } = await sendPrompt(...request);
  expect(status, JSON.stringify(body)).toBe(202);
  return followRun(request[0], request[1], body.id);
}

/** Reads the model and the calls that are left today. */
export const readAllowance = async (caller: Caller) =>
  (await caller.send('GET', '/api/prompt-runs/allowance')).body;
