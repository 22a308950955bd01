/** What prompt labs load with their first use: the words of the check are most of it. */
export { judgeOutput } from '@redwhiteandcode/contract/course/prompt-cases.ts';
export { checkPrompt } from '@redwhiteandcode/contract/course/prompt-check.ts';
export { runnerAt } from './promptRunner.ts';
