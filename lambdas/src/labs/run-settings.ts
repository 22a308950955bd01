import { readCount } from '../platform/model/model-settings.ts';

/** The limits of calling the model for a case. */
export interface RunSettings {
  /** The time limit of a call, in milliseconds. */
  readonly callMs: number;
  /** The most tokens in one response, including thoughts. */
  readonly maxOutputTokens: number;
}

/** Reads the limits of running prompts from environment variables. Throws an error that names an invalid one. */
export const readRunSettings = (variables: NodeJS.ProcessEnv): RunSettings => ({
  callMs: readCount(variables, 'PROMPT_CALL_SECONDS', 45) * 1000,
  maxOutputTokens: readCount(variables, 'PROMPT_MAX_OUTPUT_TOKENS', 2048),
});
