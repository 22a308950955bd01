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
}

/** Reads the settings from environment variables. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const need = (name: string): string => {
    const value = variables[name];
    if (!value) throw new Error(`The environment variable ${name} is missing`);
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
  };
}

let current: Environment | undefined;
/** The settings of this process, read when first asked for. */
export const environment = (): Environment => (current ??= readEnvironment(process.env));
