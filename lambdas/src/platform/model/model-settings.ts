import { readSecret } from '../secret.ts';

/** The settings for calls of Gemini. */
export interface GeminiAccess {
  /** The key itself, on a laptop; never read in a deployed function. */
  readonly apiKey: string | undefined;
  /** The ARN of the secret that contains the key, in AWS. */
  readonly keySecret: string;
  /** The root of a compatible API; undefined for Google's. */
  readonly baseUrl: string | undefined;
  readonly model: string;
}

/** The settings of calling a model. */
export interface ModelSettings {
  /** The most tokens for all calls whose job or run starts on one UTC day. */
  readonly dailyTokens: number;
  /** Undefined if there is no key for Gemini. */
  readonly gemini: GeminiAccess | undefined;
}

/** Reads a number of 0 or more from an environment variable. Throws an error that names an invalid one. */
export function readCount(variables: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = Number(variables[name] || fallback);
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number of 0 or more`);
  return value;
}

/** Reads the settings of calling a model from environment variables. Reading an invalid one throws an error that names it. */
export function readModelSettings(variables: NodeJS.ProcessEnv): ModelSettings {
  const isDeployed = variables.AWS_LAMBDA_FUNCTION_NAME !== undefined;
  return {
    get dailyTokens() {
      return readCount(variables, 'GENERATION_DAILY_TOKENS', 3_000_000);
    },
    get gemini() {
      const apiKey = isDeployed ? undefined : variables.GEMINI_API_KEY || undefined;
      const { GEMINI_KEY_SECRET: keySecret = '', GEMINI_BASE_URL: baseUrl, GEMINI_MODEL: model } = variables;
      if (!apiKey && !keySecret) return undefined;
      return { apiKey, keySecret, baseUrl: baseUrl || undefined, model: model || 'gemini-3.8-flash' };
    },
  };
}

let current: ModelSettings | undefined;
/** Returns the settings of this process. The first call reads them. */
export const modelSettings = (): ModelSettings => (current ??= readModelSettings(process.env));

let key: string | undefined;
/** Returns the key for Gemini, which is read once. Throws if it cannot be read. */
export const readApiKey = async ({ apiKey, keySecret }: GeminiAccess): Promise<string> =>
  (key ??= apiKey ?? (await readSecret(keySecret)));
