import { support } from '@redwhiteandcode/contract/deployment/support.ts';

/** The settings of a function. Reading a missing setting throws an error that names its variable. */
export interface Environment {
  readonly tableName: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** The secret of the pool's client. */
  readonly userPoolClientSecret: StoredSecret;
  /** The key that encrypts the secrets of users' authenticator apps. */
  readonly identityKey: StoredSecret;
  /** The keys of the issuer of credentials, as JSON. */
  readonly issuerKeys: StoredSecret;
  /** The site's root without a trailing slash, for links in emails. */
  readonly siteUrl: string;
  /** Whether the host that a browser calls counts as the site's; never in a deployed function. */
  readonly servesAnyHost: boolean;
  /** The private bucket of the applicants' proofs. */
  readonly proofBucket: string;
  /** The URL to which browsers upload proofs if it is not the bucket's own; never read in a deployed function. */
  readonly proofUploadUrl: string | undefined;
  /** The email address for users' questions. */
  readonly supportEmail: string;
  /** The sender address of emails; it must be verified in SES. */
  readonly mailSender: string;
  /** How many waiting emails the schedule sends in a second, at most. */
  readonly mailRate: number;
  /** The pool's key set, if the pool is not reachable over HTTPS; never read in a deployed function. */
  readonly jwks: string | undefined;
  /** The DNS server that is asked instead of the system's, as `address:port`; never read in a deployed function. */
  readonly dnsServer: string | undefined;
  /** The secret that CloudFront adds to requests, so that they cannot bypass it; undefined without CloudFront. */
  readonly originSecret: string | undefined;
  /** The secret that pseudonyms of callers depend on: CloudFront's in AWS, the key of the data folder on a laptop. */
  readonly fingerprintKey: string;
  /** The namespace of the stack's metrics; undefined on a laptop. */
  readonly metricsNamespace: string | undefined;
  /** Whether callers are limited; a deployed function always limits. */
  readonly limitsCallers: boolean;
  /** Whether admins must have two-step verification; always on a deployed stack. */
  readonly requiresAdminTwoStep: boolean;
  /** Whether learners get access before they pay (`after`, by default) or once they have paid (`before`). */
  readonly paymentPolicy: 'after' | 'before';
  /** Undefined if no payment provider is configured; orders can then only be paid by check or transfer. */
  readonly stripe: StripeAccess | undefined;
}

/** A secret: its value on a laptop, which a deployed function never reads, or its ARN in AWS. */
export interface StoredSecret {
  readonly value: string | undefined;
  readonly arn: string | undefined;
}

/** The settings for calls of Stripe and for its webhook. */
export interface StripeAccess {
  /** The key itself, on a laptop; never read in a deployed function. */
  readonly secretKey: string | undefined;
  /** The secret of the webhook's signatures, on a laptop; never read in a deployed function. */
  readonly webhookSecret: string | undefined;
  /** The ARN of the secret with both, as JSON with `secret_key` and `webhook_secret`, in AWS. */
  readonly secret: string;
  /** The root of a compatible API; undefined for Stripe's. */
  readonly baseUrl: string | undefined;
}

/**
 * The emails a second of a stack without `MAIL_RATE`. SES publishes no rate for accounts out of the sandbox, where it is 1
 * (https://docs.aws.amazon.com/ses/latest/dg/quotas.html); requests send emails too.
 */
const usualMailRate = 10;

/** Reads the settings from environment variables. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const required = (name: string): string => {
    const value = variables[name];
    if (!value) throw new Error(`The environment variable ${name} is missing`);
    return value;
  };
  const supportEmail = variables.SUPPORT_EMAIL || support.email;
  const isDeployed = variables.AWS_LAMBDA_FUNCTION_NAME !== undefined;
  const stored = (name: string): StoredSecret => ({
    value: isDeployed ? undefined : required(name),
    arn: isDeployed ? required(`${name}_ARN`) : undefined,
  });
  return {
    get tableName() {
      return required('TABLE_NAME');
    },
    get userPoolId() {
      return required('USER_POOL_ID');
    },
    get userPoolClientId() {
      return required('USER_POOL_CLIENT_ID');
    },
    get userPoolClientSecret() {
      return stored('USER_POOL_CLIENT_SECRET');
    },
    get identityKey() {
      return stored('IDENTITY_KEY');
    },
    get issuerKeys() {
      return stored('ISSUER_KEYS');
    },
    get siteUrl() {
      return required('SITE_URL').replace(/\/+$/, '');
    },
    servesAnyHost: !isDeployed,
    get proofBucket() {
      return required('PROOF_BUCKET');
    },
    proofUploadUrl: isDeployed ? undefined : variables.PROOF_UPLOAD_URL,
    supportEmail,
    mailSender: variables.MAIL_SENDER || supportEmail,
    get mailRate() {
      const rate = Number(variables.MAIL_RATE || usualMailRate);
      if (!(rate > 0)) throw new Error('MAIL_RATE must be a number above 0');
      return rate;
    },
    jwks: isDeployed ? undefined : variables.COGNITO_JWKS,
    dnsServer: isDeployed ? undefined : variables.DNS_SERVER || undefined,
    originSecret: variables.ORIGIN_SECRET,
    get fingerprintKey() {
      return variables.ORIGIN_SECRET || required(isDeployed ? 'ORIGIN_SECRET' : 'IDENTITY_KEY');
    },
    get metricsNamespace() {
      return variables.METRICS_NAMESPACE || undefined;
    },
    limitsCallers: isDeployed || variables.RATE_LIMITS !== 'off',
    requiresAdminTwoStep: isDeployed || variables.ADMIN_MFA === 'required',
    get paymentPolicy() {
      const policy = variables.PAYMENT_POLICY || 'after';
      if (policy !== 'after' && policy !== 'before')
        throw new Error('PAYMENT_POLICY must be after or before');
      return policy;
    },
    get stripe() {
      const { STRIPE_KEYS_SECRET: secret = '', STRIPE_API_BASE: baseUrl } = variables;
      const secretKey = isDeployed ? undefined : variables.STRIPE_SECRET_KEY || undefined;
      const webhookSecret = isDeployed ? undefined : variables.STRIPE_WEBHOOK_SECRET || undefined;
      return secretKey || secret
        ? { secretKey, webhookSecret, secret, baseUrl: baseUrl || undefined }
        : undefined;
    },
  };
}

let current: Environment | undefined;
/** Returns the settings of this process. The first call reads them. */
export const environment = (): Environment => (current ??= readEnvironment(process.env));
