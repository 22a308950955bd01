import { ApiError, FinishReason, type GenerateContentResponse, GoogleGenAI } from '@google/genai/web';
import type { FailureReason } from '@redwhiteandcode/contract/curriculum/operations.ts';
import { ModelFailed } from './model-failed.ts';

/** The feedback on a response that was cut off. */
const tooMuch = 'It was longer than a response may be; write less.';
/** The feedback on a response that could not be parsed. */
const notJson = 'It was not JSON with the requested schema.';

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
 * Throws a ModelFailed unless the response ended normally. Without a finish reason, the connection ended first.
 * Unknown reasons are treated as refusals.
 */
function checkEnding(finishReason: FinishReason | undefined, tokens: number): void {
  if (finishReason === FinishReason.STOP) return;
  if (finishReason === undefined) throw new ModelFailed('cut_off', { isRetryable: true, tokens });
  const [reason, isRetryable] = endings[finishReason] ?? ['refused', false];
  throw new ModelFailed(reason, {
    isRetryable,
    tokens,
    cause: new Error(finishReason),
    ...(reason === 'cut_off' && { feedback: tooMuch }),
  });
}

/** The state of a call when it failed. */
interface CallState {
  /** Whether the API had started a successful response. */
  hasResponded: boolean;
  /** Whether the response was larger than allowed. */
  isTooLong: boolean;
  isAborted: boolean;
  tokens: number;
  /** Removed from error messages. */
  apiKey: string;
}

/** Converts a call's error to a ModelFailed. */
function failureOf(error: unknown, state: CallState): ModelFailed {
  if (error instanceof ModelFailed) return error;
  const [reason, isRetryable] = nameOf(error, state);
  return new ModelFailed(reason, {
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

/** The largest response in bytes; larger ones are aborted. It is many times what any call asks for. */
const maxResponseBytes = 1_000_000;

/** How Gemini is reached. */
export interface GeminiKey {
  readonly apiKey: string;
  /** The root of a compatible API; undefined for Google's. */
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** The largest response in bytes. @default 1,000,000 */
  readonly maxResponseBytes?: number;
}

/** A call of the model. */
export interface GeminiCall<T> {
  /** Our instructions, which the texts of the message do not change. */
  readonly instructions: string;
  /** The texts of the message. */
  readonly parts: readonly string[];
  /** The JSON Schema of the response; undefined for plain text. */
  readonly schema?: object;
  /** The most tokens in the response, including thoughts. */
  readonly maxOutputTokens: number;
  /** Ends the call. */
  readonly signal: AbortSignal;
  /** Called with the text that has arrived so far. */
  readonly onText?: (text: string) => void;
  /** Returns the value of the whole text. A SyntaxError is a malformed response. */
  readonly read: (text: string) => T;
}

/** Makes one call and returns the value of its response with its tokens. Throws a `ModelFailed` with the tokens used so far. */
export async function callGemini<T>(
  settings: GeminiKey,
  { instructions, parts, schema, maxOutputTokens, signal, onText, read }: GeminiCall<T>,
): Promise<{ value: T; tokens: number }> {
  const end = new AbortController();
  const state: CallState = {
    hasResponded: false,
    isTooLong: false,
    isAborted: false,
    tokens: 0,
    apiKey: settings.apiKey,
  };
  try {
    const stream = await client(settings, state).models.generateContentStream({
      model: settings.model,
      contents: [{ role: 'user', parts: parts.map((text) => ({ text })) }],
      config: {
        systemInstruction: instructions,
        ...(schema && { responseMimeType: 'application/json', responseJsonSchema: schema }),
        maxOutputTokens,
        abortSignal: AbortSignal.any([signal, end.signal]),
        // Continuations would be further calls whose tokens are not counted.
        automaticContinuation: false,
      },
    });
    const text = await readText(stream, state, onText);
    return { value: read(text), tokens: state.tokens };
  } catch (error) {
    throw failureOf(error, { ...state, isAborted: signal.aborted });
  } finally {
    end.abort();
  }
}

/** Reads a streamed response's text, and stores its tokens in `state`. Throws if it does not end normally. */
async function readText(
  stream: AsyncIterable<GenerateContentResponse>,
  state: CallState,
  onText: ((text: string) => void) | undefined,
): Promise<string> {
  let text = '';
  let finishReason: FinishReason | undefined;
  for await (const part of stream) {
    state.tokens = part.usageMetadata?.totalTokenCount ?? state.tokens;
    const blocked = part.promptFeedback?.blockReason;
    if (blocked !== undefined) {
      const cause = new Error(blocked);
      throw new ModelFailed('refused', { isRetryable: false, tokens: state.tokens, cause });
    }
    const candidate = part.candidates?.[0];
    for (const { text: words = '', thought } of candidate?.content?.parts ?? []) if (!thought) text += words;
    finishReason = candidate?.finishReason ?? finishReason;
    onText?.(text);
  }
  checkEnding(finishReason, state.tokens);
  return text;
}

/** Makes a client that aborts responses above the largest size, and never retries. */
function client(
  { apiKey, baseUrl, maxResponseBytes: maxBytes = maxResponseBytes }: GeminiKey,
  state: CallState,
): GoogleGenAI {
  const limited: typeof fetch = async (input, init) => {
    const { body, status, statusText, headers } = await fetch(input, init);
    state.hasResponded = status === 200;
    let bytes = 0;
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes <= maxBytes) return controller.enqueue(chunk);
        state.isTooLong = true;
        controller.error(new Error(`More than ${maxBytes} bytes`));
      },
    });
    return new Response(body?.pipeThrough(counted) ?? null, { status, statusText, headers });
  };
  return new GoogleGenAI({
    apiKey,
    httpOptions: { fetch: limited, ...(baseUrl !== undefined && { baseUrl }) },
  });
}
