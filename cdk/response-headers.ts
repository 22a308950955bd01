import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { SynthProblem } from './problem.ts';

/** Headers by their lower-case names. */
export type Headers = Readonly<Record<string, string>>;

/** CloudFront's quotas of one policy: its custom headers, and the characters of the content security policy. */
const quotas = { customHeaders: 10, contentSecurityPolicy: 1700 };

const override = true;
type Behavior = {
  -readonly [K in keyof ResponseSecurityHeadersBehavior]: ResponseSecurityHeadersBehavior[K];
};

function oneOf<T extends string>(header: string, value: string, known: Record<string, T>): T {
  const found = Object.values(known).find((option) => option === value);
  if (!found)
    throw new SynthProblem(
      `CloudFront cannot send ${header}: ${value}. Known: ${Object.values(known).join(', ')}`,
    );
  return found;
}

/** The headers that CloudFront accepts only as separate settings. */
const settings: Record<string, (value: string) => Behavior> = {
  'content-security-policy': (contentSecurityPolicy) => {
    const { length } = contentSecurityPolicy;
    if (length > quotas.contentSecurityPolicy) {
      throw new SynthProblem(
        `The content security policy has ${length} characters; CloudFront sends ${quotas.contentSecurityPolicy}.`,
      );
    }
    return { contentSecurityPolicy: { contentSecurityPolicy, override } };
  },
  'strict-transport-security': (value) => {
    const seconds = /max-age=(\d+)/i.exec(value)?.[1];
    if (!seconds) throw new SynthProblem(`The header strict-transport-security has no max-age: ${value}`);
    return {
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(Number(seconds)),
        includeSubdomains: /includeSubDomains/i.test(value),
        preload: /preload/i.test(value),
        override,
      },
    };
  },
  'x-content-type-options': () => ({ contentTypeOptions: { override } }),
  'x-frame-options': (value) => ({
    frameOptions: { frameOption: oneOf('x-frame-options', value, HeadersFrameOption), override },
  }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: oneOf('referrer-policy', value, HeadersReferrerPolicy), override },
  }),
};

/** Creates the policy that sends these headers instead of the origin's. Throws a SynthProblem for headers that CloudFront refuses. */
export function createHeadersPolicy(scope: Construct, id: string, headers: Headers): ResponseHeadersPolicy {
  const securityHeadersBehavior: Behavior = {};
  const customHeaders: { header: string; value: string; override: boolean }[] = [];
  for (const [name, value] of Object.entries(headers)) {
    const setting = settings[name.toLowerCase()];
    if (setting) Object.assign(securityHeadersBehavior, setting(value));
    else customHeaders.push({ header: name.toLowerCase(), value, override });
  }
  if (customHeaders.length > quotas.customHeaders) {
    throw new SynthProblem(
      `A page has ${customHeaders.length} custom headers; CloudFront sends ${quotas.customHeaders}.`,
    );
  }
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior,
    ...(customHeaders.length > 0 && { customHeadersBehavior: { customHeaders } }),
  });
}

/** Reads `headers.json`, `asset-headers.json`, or `lab-headers.json`. Throws a SynthProblem if it is not an object of header names and values. */
export function parseHeaders(json: string): Headers {
  const value: unknown = JSON.parse(json);
  const isHeaders = typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = isHeaders ? Object.entries(value) : [];
  if (entries.length === 0 || entries.some(([, text]) => typeof text !== 'string')) {
    throw new SynthProblem(
      'Each file of headers must be an object of header names and string values. Run: npm run build -w app',
    );
  }
  return Object.fromEntries(entries);
}

/** The page policy's sources of connections and images; the hosts of a build's analytics may follow. */
const ownOrigin = ["connect-src 'self'", "img-src 'self' data:"] as const;

/**
 * Returns the pages' headers with one more allowed source of connections and images. Throws a SynthProblem when the
 * policy does not start both lists with `'self'`.
 */
export function allowConnection(headers: Headers, origin: string): Headers {
  const directives = headers['content-security-policy']?.split(/;\s*/) ?? [];
  for (const own of ownOrigin) {
    const index = directives.findIndex((it) => it === own || it.startsWith(`${own} `));
    if (index === -1) throw new SynthProblem(`The content security policy of the pages must contain ${own}.`);
    directives[index] += ` ${origin}`;
  }
  return { ...headers, 'content-security-policy': directives.join('; ') };
}
