import { ApiError, FinishReason } from '@google/genai/web';
import { type FailureReason, GenerationFailed } from './generator.ts';

/** The feedback on a response that was cut off. */
const tooMuch = 'It was longer than a response may be; write less.';
/** The feedback on a response that could not be parsed. */
export const notJson = 'It was not JSON with the requested schema.';

/** The failure for each finish reason except STOP, and whether a retry can help. */
const endings: Partial<Record<FinishReason, readonly [FailureReason, isRetryable: boolean]>> = {
  [FinishReason.MAX_TOKENS]: ['cut_off', true],
  [FinishReason.CONTINUATION]: ['cut_off', true],
  [FinishReason.MALFORMED_RESPONSE]: ['malformed', true],
  [FinishReason.MALFORMED_FUNCTION_CALL]: ['malformed', true],
  [FinishReason.UNEXPECTED_TOOL_CALL]: ['malformed', true],
  // A retry may get a different text.
  [FinishReason.RECITATION]: ['refused', true],
  [FinishReason.OTHER]: ['refused', true],
};

/**
 * Throws a GenerationFailed unless the response ended normally. Without a finish reason, the connection ended first.
 * Unknown reasons are treated as refusals.
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

/** The state of a call when it failed. */
export interface CallState {
  /** Whether the API had started a successful response. */
  hasResponded: boolean;
  /** Whether the response was larger than allowed. */
  isTooLong: boolean;
  isAborted: boolean;
  tokens: number;
  /** Removed from error messages. */
  apiKey: string;
}

/** Converts a call's error to a GenerationFailed. */
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

/** Returns an error for the log: without the key, which the API may repeat, and truncated. */
function cleaned(error: unknown, apiKey: string): Error {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new Error(message.replaceAll(apiKey, '[key]').slice(0, 300));
}
