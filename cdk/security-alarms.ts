import { Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import { type SecurityEvent, securityEvents } from '@redwhiteandcode/contract/deployment/security-events.ts';
import { type Alarms, period } from './alarms.ts';

/** A security event that is counted in the logs of these functions, and how many in five minutes raise the alarm. */
interface WatchedEvent {
  id: string;
  event: SecurityEvent;
  threshold: number;
  description: string;
  functions: 'identity' | 'all';
}

/** The security events with an alarm. Each adds a metric, which has a monthly price, so the others are only in the log. */
export const watchedEvents: readonly WatchedEvent[] = [
  {
    id: 'FailedSignIns',
    event: 'signInFailed',
    threshold: 100,
    description: 'Many sign-ins failed: someone may be guessing passwords',
    functions: 'identity',
  },
  {
    id: 'LockedSignIns',
    event: 'signInLocked',
    threshold: 50,
    description: 'Many sign-ins were refused after too many attempts',
    functions: 'identity',
  },
  {
    id: 'ReusedTokens',
    event: 'refreshReused',
    threshold: 1,
    description: 'A refresh token was used again: it may be stolen. Its session has ended',
    functions: 'identity',
  },
  {
    id: 'RoleChanges',
    event: 'roleAssigned',
    threshold: 1,
    description: 'A role was assigned or removed. The audit log names the admin',
    functions: 'identity',
  },
  {
    id: 'Limits',
    event: 'limitReached',
    threshold: 500,
    description: 'Many calls were above a limit',
    functions: 'all',
  },
  {
    id: 'ForbiddenAdminCalls',
    event: 'adminForbidden',
    threshold: 5,
    description: 'Calls of admin operations without the role',
    functions: 'all',
  },
];

interface WatchedFunctions {
  /** The functions that write the events of accounts. */
  identity: readonly LambdaFunction[];
  /** Every function that handles calls. */
  all: readonly LambdaFunction[];
}

/** Counts security events in the functions' logs, and adds their alarms. */
export function watchSecurity(alarms: Alarms, functions: WatchedFunctions): void {
  const namespace = `${Stack.of(alarms).stackName}/Security`;
  for (const { id, event, functions: source, ...alarm } of watchedEvents) {
    const { name: metricName } = securityEvents[event];
    for (const { logGroup, node } of functions[source]) {
      logGroup.addMetricFilter(`${id}In${node.addr.slice(-8)}`, {
        filterPattern: FilterPattern.stringValue('$.security.event', '=', metricName),
        metricNamespace: namespace,
        metricName,
        metricValue: '1',
      });
    }
    alarms.add(id, { metric: new Metric({ namespace, metricName, statistic: 'Sum', period }), ...alarm });
  }
}
