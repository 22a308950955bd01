import { ApiError, FinishReason, type GenerateContentResponse, GoogleGenAI } from '@google/genai/web';
import {
  instructions,
  lessonRequest,
  lessonSchema,
  outlineRequest,
  outlineSchema,
  questionsRequest,
  questionsSchema,
} from './gemini-prompts.ts';
import {
  type CallOptions,
  type FailureReason,
  type Generated,
  GenerationFailed,
  type Generator,
} from './generator.ts';

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
 * Throws a GenerationFailed unless the response ended normally. Without a finish reason, the connection ended first.
 * Unknown reasons are treated as refusals.
 */
function checkEnding(finishReason: FinishReason | undefined, tokens: number): void {
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

/** Converts a call's error to a GenerationFailed. */
function failureOf(error: unknown, state: CallState): GenerationFailed {
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

/** The settings of the Gemini generator. */
export interface GeminiSettings {
  readonly apiKey: string;
  /** The root of a compatible API; undefined for Google's. */
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** The most tokens in one response, including thoughts. */
  readonly maxOutputTokens: number;
  /** The largest response in bytes; larger ones are aborted. */
  readonly maxResponseBytes: number;
}

/** Makes the generator that calls a Gemini model: one streamed call for the outline, each lesson, and the questions of each module. */
export function createGemini(settings: GeminiSettings): Generator {
  return {
    name: 'gemini',
    model: settings.model,
    writeOutline: async (facts, options) =>
      write(settings, outlineSchema, outlineRequest(facts, options.reason), options),
    writeLesson: async (facts, outline, place, options) =>
      write(settings, lessonSchema, lessonRequest(facts, outline, place, options.reason), options),
    writeQuestions: async (facts, outline, module, options) =>
      write(settings, questionsSchema, questionsRequest(facts, outline, module, options.reason), options),
  };
}

/** Makes one call and returns the JSON in the response. Throws a `GenerationFailed` with the tokens used so far. */
async function write(
  settings: GeminiSettings,
  schema: object,
  request: string,
  { signal }: CallOptions,
): Promise<Generated<unknown>> {
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
      contents: request,
      config: {
        systemInstruction: instructions,
        responseMimeType: 'application/json',
        responseJsonSchema: schema,
        maxOutputTokens: settings.maxOutputTokens,
        abortSignal: AbortSignal.any([signal, end.signal]),
        // Continuations would be further calls whose tokens are not counted.
        automaticContinuation: false,
      },
    });
    const text = await readText(stream, state);
    return { value: JSON.parse(text), tokens: state.tokens };
  } catch (error) {
    throw failureOf(error, { ...state, isAborted: signal.aborted });
  } finally {
    end.abort();
  }
}

/** Reads a streamed response's text, and stores its tokens in `state`. Throws if it does not end normally. */
async function readText(stream: AsyncIterable<GenerateContentResponse>, state: CallState): Promise<string> {
  let text = '';
  let finishReason: FinishReason | undefined;
  for await (const part of stream) {
    state.tokens = part.usageMetadata?.totalTokenCount ?? state.tokens;
    const blocked = part.promptFeedback?.blockReason;
    if (blocked !== undefined) {
      const cause = new Error(blocked);
      throw new GenerationFailed('refused', { isRetryable: false, tokens: state.tokens, cause });
    }
    const candidate = part.candidates?.[0];
    for (const { text: words = '', thought } of candidate?.content?.parts ?? []) if (!thought) text += words;
    finishReason = candidate?.finishReason ?? finishReason;
  }
  checkEnding(finishReason, state.tokens);
  return text;
}

/** Makes a client that aborts responses above the largest size, and never retries. */
function client({ apiKey, baseUrl, maxResponseBytes }: GeminiSettings, state: CallState): GoogleGenAI {
  const limited: typeof fetch = async (input, init) => {
    const { body, status, statusText, headers } = await fetch(input, init);
    state.hasResponded = status === 200;
    let bytes = 0;
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes <= maxResponseBytes) return controller.enqueue(chunk);
        state.isTooLong = true;
        controller.error(new Error(`More than ${maxResponseBytes} bytes`));
      },
    });
    return new Response(body?.pipeThrough(counted) ?? null, { status, statusText, headers });
  };
  return new GoogleGenAI({
    apiKey,
    httpOptions: { fetch: limited, ...(baseUrl !== undefined && { baseUrl }) },
  });
}
