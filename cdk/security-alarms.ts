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

const eventField = '$.security.event';
const metricName = 'Events';

/**
 * Counts security events in the functions' logs, and adds their alarms. A log has one filter for all its events, whose metric
 * has the event as a dimension: a stack may have only 500 resources.
 */
export function watchSecurity(alarms: Alarms, functions: WatchedFunctions): void {
  const namespace = `${Stack.of(alarms).stackName}/Security`;
  for (const watched of functions.all) {
    const events = watchedEvents.filter((each) => functions[each.functions].includes(watched));
    const patterns = events.map(({ event }) =>
      FilterPattern.stringValue(eventField, '=', securityEvents[event].name),
    );
    watched.logGroup.addMetricFilter('SecurityEvents', {
      filterPattern: FilterPattern.any(...patterns),
      metricNamespace: namespace,
      metricName,
      metricValue: '1',
      dimensions: { Event: eventField },
    });
  }
  for (const { id, event, functions: _, ...alarm } of watchedEvents) {
    const dimensionsMap = { Event: securityEvents[event].name };
    const metric = new Metric({ namespace, metricName, dimensionsMap, statistic: 'Sum', period });
    alarms.add(id, { metric, ...alarm });
  }
}
