import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { type Operation, partsOf } from '@redwhiteandcode/contract/api/operation.ts';
import { servedOperations } from './served.ts';

type Statement = CfnWebACL.StatementProperty;

/** The time in which the firewall counts requests, in seconds. */
export const edgeWindow = 300;

/**
 * The requests of one address that the firewall lets through in its window. An office can share an address, so they are
 * above the functions' limits, which respond with a problem document. The firewall counts whole IPv6 addresses; the functions
 * count each /64.
 */
export const edgeLimits = {
  /** All requests: a page has about 45 files. */
  site: 10_000,
  api: 2_000,
  /** One path under `/api/auth/`. */
  auth: 150,
  /** Writes that need no session, together. */
  publicWrites: 300,
} as const;

const authPath = '/api/auth/';

/** Decodes and normalizes a path before it is compared or counted, so that its spelling changes nothing. */
const plainPath = [
  { priority: 0, type: 'URL_DECODE' },
  { priority: 1, type: 'NORMALIZE_PATH' },
];

const startsWith = (searchString: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString,
    textTransformations: plainPath,
  },
});

const isGet: Statement = {
  byteMatchStatement: {
    fieldToMatch: { method: {} },
    positionalConstraint: 'EXACTLY',
    searchString: 'GET',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
};

/** Webhooks have no limits: the provider sends all events from a few addresses. */
const isPublicWrite = (operation: Operation): boolean =>
  operation.access === 'public' &&
  operation.limits !== undefined &&
  partsOf(operation).method !== 'GET' &&
  !partsOf(operation).path.startsWith(authPath);

/** The starts of the paths of public writes, up to the first parameter. */
export const publicWritePaths: readonly string[] = [
  ...new Set(
    servedOperations
      .filter(([, operation]) => isPublicWrite(operation))
      .map(([, operation]) => partsOf(operation).path.replace(/\{.*$/, '')),
  ),
];

const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName,
});

/** Returns a rule that blocks an address after `limit` requests that match the scope, counted for each of the keys. */
const rateRule = (
  name: string,
  priority: number,
  limit: number,
  { scope, keys }: { scope?: Statement; keys?: CfnWebACL.RateBasedStatementCustomKeyProperty[] } = {},
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: {
    block: {
      customResponse: {
        responseCode: 429,
        responseHeaders: [{ name: 'retry-after', value: String(edgeWindow) }],
      },
    },
  },
  visibilityConfig: visible(name),
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: edgeWindow,
      ...(keys ? { aggregateKeyType: 'CUSTOM_KEYS', customKeys: keys } : { aggregateKeyType: 'IP' }),
      ...(scope && { scopeDownStatement: scope }),
    },
  },
});

const managedRule = (name: string, priority: number, counted: string[] = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  visibilityConfig: visible(name),
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
});

/** The web application firewall: rate limits per address, AWS's lists of bad addresses, and its common rules. */
export const createFirewall = (scope: Construct): CfnWebACL =>
  new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible('site'),
    rules: [
      rateRule('requests', 0, edgeLimits.site),
      rateRule('api-requests', 1, edgeLimits.api, { scope: startsWith('/api/') }),
      // Counted for each path, so that renewed sessions do not use up an office's sign-ins.
      rateRule('auth-requests', 2, edgeLimits.auth, {
        scope: startsWith(authPath),
        keys: [{ ip: {} }, { uriPath: { textTransformations: plainPath } }],
      }),
      rateRule('public-writes', 3, edgeLimits.publicWrites, {
        scope: {
          andStatement: {
            statements: [
              { notStatement: { statement: isGet } },
              { orStatement: { statements: publicWritePaths.map(startsWith) } },
            ],
          },
        },
      }),
      managedRule('AWSManagedRulesAmazonIpReputationList', 4),
      // Messages and lessons may be longer than the 8 KB that the common rules allow.
      managedRule('AWSManagedRulesCommonRuleSet', 5, ['SizeRestrictions_BODY']),
    ],
  });
