import { type FinishReason, type GenerateContentResponse, GoogleGenAI } from '@google/genai/web';
import { type CallState, checkEnding, failureOf, notJson } from './gemini-failures.ts';
import { instructions, lessonRequest, outlineRequest } from './gemini-prompts.ts';
import { lessonSchema, outlineSchema } from './gemini-schema.ts';
import { type CallOptions, GenerationFailed, type Generator, type Generated } from './generator.ts';

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

/** Makes the generator that calls a Gemini model: one streamed call for the outline, and one for each lesson. */
export function createGemini(settings: GeminiSettings): Generator {
  return {
    name: 'gemini',
    model: settings.model,
    writeOutline: async (facts, options) =>
      write(settings, outlineSchema, outlineRequest(facts, options.reason), options),
    writeLesson: async (facts, outline, place, options) => {
      const request = lessonRequest(facts, outline, place, options.reason);
      const { value, tokens } = await write(settings, lessonSchema, request, options);
      if (typeof value === 'object' && value !== null && 'content' in value) {
        return { value: value.content, tokens };
      }
      throw new GenerationFailed('malformed', { isRetryable: true, tokens, feedback: notJson });
    },
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
