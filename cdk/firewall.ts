import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName,
});

/** Returns a rule that blocks an address after `limit` requests in five minutes. */
const rateRule = (name: string, priority: number, limit: number, path?: string): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  visibilityConfig: visible(name),
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: 300,
      aggregateKeyType: 'IP',
      ...(path && {
        scopeDownStatement: {
          byteMatchStatement: {
            fieldToMatch: { uriPath: {} },
            positionalConstraint: 'STARTS_WITH',
            searchString: path,
            textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
          },
        },
      }),
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

/** The web application firewall: AWS's lists of bad addresses, its common rules, and a rate limit per address. */
export const createFirewall = (scope: Construct): CfnWebACL =>
  new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible('site'),
    rules: [
      rateRule('requests', 0, 2000),
      rateRule('auth-requests', 1, 300, '/api/auth/'),
      managedRule('AWSManagedRulesAmazonIpReputationList', 2),
      // Messages and lessons may be longer than the 8 KB that the common rules allow.
      managedRule('AWSManagedRulesCommonRuleSet', 3, ['SizeRestrictions_BODY']),
    ],
  });
