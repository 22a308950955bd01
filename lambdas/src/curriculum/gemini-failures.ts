import { ApiError, FinishReason } from '@google/genai/web';
import { type FailureReason, GenerationFailed } from './generator.ts';

/** What the next try is told of an answer that did not fit. */
const tooMuch = 'It was not finished within the size that an answer may have; write less.';
/** What the next try is told of an answer that could not be read. */
export const notJson = 'It was no JSON of the form that was asked for.';

/** What becomes of an answer that ended so, and whether asking again can help; STOP is the good end. */
const endings: Partial<Record<FinishReason, readonly [FailureReason, isRetryable: boolean]>> = {
  [FinishReason.MAX_TOKENS]: ['cut_off', true],
  [FinishReason.CONTINUATION]: ['cut_off', true],
  [FinishReason.MALFORMED_RESPONSE]: ['malformed', true],
  [FinishReason.MALFORMED_FUNCTION_CALL]: ['malformed', true],
  [FinishReason.UNEXPECTED_TOOL_CALL]: ['malformed', true],
  // The same request may be answered in other words.
  [FinishReason.RECITATION]: ['refused', true],
  [FinishReason.OTHER]: ['refused', true],
};

/**
 * Throws what an answer's end means; returns for a good one. Without a finish reason the connection ended first. A
 * reason that is not known here is a refusal.
 */
export function checkEnding(finishReason: FinishReason | undefined, tokens: number): void {
  if (finishReason === FinishReason.STOP) return;
  if (finishReason === undefined) throw new GenerationFailed('cut_off', { isRetryable: true, tokens });
  const [reason, isRetryable] = endings[finishReason] ?? ['refused', false];
  throw new GenerationFailed(reason, {
    isRetryable,
    tokens,
    cause: new Error(finishReason),
    ...(reason === 'cut_off' && { feedback: tooMuch }),
  });
}

/** How far a call came when it failed. */
export interface CallState {
  /** Whether the API had begun a good answer. */
  hasResponded: boolean;
  /** Whether the answer passed its size. */
  isTooLong: boolean;
  isAborted: boolean;
  tokens: number;
  /** Never shown: an error that holds it loses it. */
  apiKey: string;
}

/** Names what a call failed of. */
export function failureOf(error: unknown, state: CallState): GenerationFailed {
  if (error instanceof GenerationFailed) return error;
  const [reason, isRetryable] = nameOf(error, state);
  return new GenerationFailed(reason, {
    isRetryable,
    tokens: state.tokens,
    cause: cleaned(error, state.apiKey),
    ...(reason === 'malformed' && { feedback: notJson }),
  });
}

function nameOf(error: unknown, state: CallState): readonly [FailureReason, isRetryable: boolean] {
  if (state.isTooLong) return ['too_long', false];
  if (state.isAborted) return ['timeout', true];
  if (error instanceof ApiError) {
    if (error.status === 429) return ['over_quota', true];
    return error.status >= 500 ? ['unreachable', true] : ['internal', false];
  }
  if (error instanceof SyntaxError) return ['malformed', true];
  return state.hasResponded ? ['cut_off', true] : ['unreachable', true];
}

/** An error for the log: without the key, whatever the API echoed, and short. */
function cleaned(error: unknown, apiKey: string): Error {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new Error(message.replaceAll(apiKey, '[key]').slice(0, 300));
}
