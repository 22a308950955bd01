import { promptRunLimits } from '@redwhiteandcode/contract/labs/prompt-run-limits.ts';
import { logger } from '../platform/logger.ts';
import type { GeminiKey } from '../platform/model/gemini.ts';
import { ModelFailed } from '../platform/model/model-failed.ts';
import { modelSettings, readApiKey } from '../platform/model/model-settings.ts';
import { type CaseRow, finishedCase, instructions, messageOf, type PromptCase } from './rules.ts';
import type { RunSettings } from './run-settings.ts';

/** Returns how the model is reached. Throws if none is set up, or if its key cannot be read. */
export async function readModel(): Promise<GeminiKey> {
  const access = modelSettings().gemini;
  if (!access) throw new Error('No model is set up');
  return { ...access, apiKey: await readApiKey(access) };
}

/** What a call for a case needs. */
interface CaseCall {
  model: GeminiKey;
  prompt: string;
  of: PromptCase;
  settings: RunSettings;
  /** Ends the call. */
  signal: AbortSignal;
  /** Called with the case as it is now. */
  onChange: (row: CaseRow) => void;
}

/** The reasons of a failed call that learners see under their names. */
const reasons = ['timeout', 'cut_off', 'over_quota', 'refused', 'too_long', 'unreachable'] as const;

function failureOf(error: unknown, isTooLong: boolean): Pick<CaseRow, 'reason' | 'tokens'> {
  if (!(error instanceof ModelFailed)) {
    logger.error('A call for a prompt failed unexpectedly', { error });
    return { reason: 'internal', tokens: 0 };
  }
  if (error.reason === 'internal') logger.error('A call for a prompt failed', { error });
  // The stream is read as events with JSON, of which the last one is cut when the connection closes.
  const named = isTooLong ? 'too_long' : error.reason === 'malformed' ? 'cut_off' : error.reason;
  return { reason: reasons.find((reason) => reason === named) ?? 'internal', tokens: error.tokens };
}

/** Calls the model for a case once, and returns the case as it ended. Never throws. */
export async function runCase(
  row: CaseRow,
  { model, prompt, of, settings, signal, onChange }: CaseCall,
): Promise<CaseRow> {
  const began = performance.now();
  const tooLong = new AbortController();
  let running: CaseRow = { ...row, status: 'running' };
  const onText = (text: string) => {
    const isTooLong = text.length > promptRunLimits.output;
    running = { ...running, output: text.slice(0, promptRunLimits.output).toWellFormed() };
    onChange(running);
    if (isTooLong) tooLong.abort();
  };
  onChange(running);
  try {
    // The client is most of the bundle, so it is loaded only to call a model.
    const { callGemini } = await import('../platform/model/gemini.ts');
    const { tokens } = await callGemini(model, {
      instructions,
      parts: messageOf(prompt, of),
      maxOutputTokens: settings.maxOutputTokens,
      signal: AbortSignal.any([signal, tooLong.signal, AbortSignal.timeout(settings.callMs)]),
      onText,
      read: String,
    });
    running = finishedCase({ ...running, tokens }, of, running.output);
  } catch (error) {
    running = { ...running, status: 'failed', ...failureOf(error, tooLong.signal.aborted) };
  }
  return { ...running, ms: Math.round(performance.now() - began) };
}
