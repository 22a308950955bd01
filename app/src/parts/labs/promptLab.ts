import { callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { createPromptRunner, type PromptPlace } from './promptRunner.ts';
import { pause } from './runCalls.ts';

export { judgeOutput } from '@redwhiteandcode/contract/course/prompt-cases.ts';
export { checkPrompt } from '@redwhiteandcode/contract/course/prompt-check.ts';

/** Returns the runner of the prompt labs in a lesson. */
export const runnerAt = (place: PromptPlace) =>
  createPromptRunner(place, { call: callSignedIn, messageOf: errorMessageOf, wait: pause });
