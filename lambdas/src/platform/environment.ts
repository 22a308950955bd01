import { support } from '../../contract/support.ts';

/** The settings of a function. Reading one that is missing throws an error that names its variable. */
export interface Environment {
  readonly tableName: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** The site's root without a trailing slash, for links in mails. */
  readonly siteUrl: string;
  /** The private bucket of the applicants' proofs. */
  readonly proofBucket: string;
  /** Where browsers post proofs to when it is not the bucket's own address; never read in a deployed function. */
  readonly proofUploadUrl: string | undefined;
  /** Where people's questions go. */
  readonly supportEmail: string;
  /** The address that mails come from; SES must know it. */
  readonly mailSender: string;
  /** The pool's key set, given where the pool cannot be reached over https; never read in a deployed function. */
  readonly jwks: string | undefined;
  /** What CloudFront sends with every request, so that nobody passes it by; absent where there is no CloudFront. */
  readonly originSecret: string | undefined;
  /** Whether callers are limited; a deployed function always limits. */
  readonly limitsCallers: boolean;
  /** What the writing of a course may take. */
  readonly generation: GenerationLimits;
  /** How Gemini is asked; undefined where it has no key. */
  readonly gemini: GeminiAccess | undefined;
}

/** How Gemini is asked. */
export interface GeminiAccess {
  /** The key itself, on a laptop; never read in a deployed function. */
  readonly apiKey: string | undefined;
  /** The ARN of the secret that holds the key, in AWS. */
  readonly keySecret: string;
  /** The root of a compatible API; undefined is Google's own. */
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** What one call may write, in tokens, thoughts included. */
  readonly maxOutputTokens: number;
}

/** What the writing of a course may take. */
export interface GenerationLimits {
  /** A call of the generator, in milliseconds. */
  readonly callMs: number;
  /** The wait before a call is asked again, in milliseconds; three times as long before the second. */
  readonly retryMs: number;
  /** All calls of a job together, in milliseconds. */
  readonly jobMs: number;
  /** All calls of a job together, in tokens of the model. */
  readonly tokens: number;
}

/** Reads the settings from environment variables. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const need = (name: string): string => {
    const value = variables[name];
    if (!value) throw new Error(`The environment variable ${name} is missing`);
    return value;
  };
  const count = (name: string, usual: number): number => {
    const value = Number(variables[name] || usual);
    if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number of 0 or more`);
    return value;
  };
  const supportEmail = variables.SUPPORT_EMAIL || support.email;
  const isDeployed = variables.AWS_LAMBDA_FUNCTION_NAME !== undefined;
  return {
    get tableName() {
      return need('TABLE_NAME');
    },
    get userPoolId() {
      return need('USER_POOL_ID');
    },
    get userPoolClientId() {
      return need('USER_POOL_CLIENT_ID');
    },
    get siteUrl() {
      return need('SITE_URL').replace(/\/+$/, '');
    },
    get proofBucket() {
      return need('PROOF_BUCKET');
    },
    proofUploadUrl: isDeployed ? undefined : variables.PROOF_UPLOAD_URL,
    supportEmail,
    mailSender: variables.MAIL_SENDER || supportEmail,
    jwks: isDeployed ? undefined : variables.COGNITO_JWKS,
    originSecret: variables.ORIGIN_SECRET,
    limitsCallers: isDeployed || variables.RATE_LIMITS !== 'off',
    get generation() {
      return {
        callMs: count('GENERATION_CALL_SECONDS', 90) * 1000,
        retryMs: count('GENERATION_RETRY_SECONDS', 5) * 1000,
        jobMs: count('GENERATION_JOB_SECONDS', 1800) * 1000,
        tokens: count('GENERATION_JOB_TOKENS', 300_000),
      };
    },
    get gemini() {
      const apiKey = isDeployed ? undefined : variables.GEMINI_API_KEY || undefined;
      const { GEMINI_KEY_SECRET: keySecret = '', GEMINI_BASE_URL: baseUrl, GEMINI_MODEL: model } = variables;
      if (!apiKey && !keySecret) return undefined;
      return {
        apiKey,
        keySecret,
        baseUrl: baseUrl || undefined,
        model: model || 'gemini-3.8-flash',
        maxOutputTokens: count('GEMINI_MAX_OUTPUT_TOKENS', 16_384),
      };
    },
  };
}

let current: Environment | undefined;
/** The settings of this process, read when first asked for. */
export const environment = (): Environment => (current ??= readEnvironment(process.env));
