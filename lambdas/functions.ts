import type { Operation } from '@redwhiteandcode/contract/api/operation.ts';
import { operations } from '@redwhiteandcode/contract/operations.ts';
import { type StreamConsumer, streamConsumers } from './streams.ts';

/** An export of a domain's bundle, which is a function in AWS. */
export interface Entry {
  /** The folder in `lambdas/src`. */
  domain: string;
  /** The name of the export. */
  entry: string;
}

/** A domain with operations. */
export type ServedDomain = (typeof operations)[keyof typeof operations]['domain'];

/** The domain whose admin operations have a separate function, so that no public operation has their permissions. */
const splitDomain = 'identity';

/** The name of a function that handles operations: its domain's, except for the admin operations of the split domain. */
export type HandlerName = ServedDomain | `${typeof splitDomain}-admin`;

/** Returns the name of the function that handles an operation. */
export const handlerOf = ({
  domain,
  access,
}: Pick<Operation, 'access'> & { domain: ServedDomain }): HandlerName =>
  domain === splitDomain && access === 'admin' ? `${splitDomain}-admin` : domain;

/** The functions that handle operations. */
export const handlers = Object.fromEntries(
  Object.values(operations).map((operation) => {
    const name = handlerOf(operation);
    const { domain } = operation;
    return [name, { domain, entry: name === domain ? 'handler' : 'admin' }];
  }),
) as Readonly<Record<HandlerName, { domain: ServedDomain; entry: string }>>;

/** The name of the function that handles requests without an operation: it returns the problem document. */
export const fallbackHandler = 'service' satisfies HandlerName;

/** A function that EventBridge calls. */
interface CalledFunction extends Entry {
  /** The longest time of a call, in seconds. */
  seconds: number;
}

/** A rule of EventBridge that calls functions. */
export interface EventBridgeRule {
  /** The name of the rule, which no other one has. */
  name: string;
  /** What its functions do. */
  description: string;
  /** The functions, by name. EventBridge refuses a rule with more than five, and so does `synth`; add a schedule then. */
  functions: Readonly<Record<string, CalledFunction>>;
}

/** A rule that calls functions at a rate. */
interface Schedule extends EventBridgeRule {
  /** The time between two calls, in minutes. */
  minutes: number;
}

/** A rule that calls functions for events of an AWS service. */
interface EventRule extends EventBridgeRule {
  source: `aws.${string}`;
  /** The events, as `detail-type` names them. */
  types: readonly string[];
}

/**
 * The schedules. Those of an hour read the audit log, the companies with their seats if a report is due, the waitlists of what may have opened,
 * and the regradings that run.
 */
export const schedules = [
  {
    name: 'Retry',
    description:
      'Retries unsent emails, delayed group changes, generations without a worker, and unsettled payments, and sends reminders',
    minutes: 5,
    functions: {
      // A run ends before the next one begins.
      DeliverMails: { domain: 'mail', entry: 'deliverMails', seconds: 270 },
      // A call of the pool for each account that is new since the last run.
      CopyGroups: { domain: 'identity', entry: 'copyGroups', seconds: 300 },
      ResumeGenerations: { domain: 'curriculum', entry: 'resume', seconds: 10 },
      ReconcileOrders: { domain: 'orders', entry: 'reconcile', seconds: 29 },
      RemindLearners: { domain: 'reimbursement', entry: 'remind', seconds: 29 },
    },
  },
  {
    name: 'Erase',
    description:
      'Erases accounts whose deletion is due, and orders that need not be kept any longer, sends companies the reports of their training, and emails those who wait for what has opened',
    minutes: 60,
    functions: {
      EraseAccounts: { domain: 'privacy', entry: 'erase', seconds: 900 },
      ReportSeats: { domain: 'corporate', entry: 'report', seconds: 900 },
      AnnounceOpenings: { domain: 'waitlist', entry: 'announce', seconds: 900 },
      ContinueRegradings: { domain: 'assessment', entry: 'continueRegradings', seconds: 900 },
    },
  },
  {
    name: 'Companies',
    description:
      'Reminds the people whom companies invited or assigned courses to, ends invitations that expired, checks proven domains, and continues interrupted jobs',
    minutes: 5,
    functions: { AdvanceCompanies: { domain: 'company', entry: 'advance', seconds: 240 } },
  },
] as const satisfies readonly Schedule[];

/**
 * The events about emails that did not arrive or were reported as spam
 * (https://docs.aws.amazon.com/ses/latest/dg/monitoring-eventbridge.html).
 */
export const mailEvents = {
  name: 'MailEvents',
  description: 'Marks the invited people of companies whose invitation bounced',
  source: 'aws.ses',
  types: ['Email Bounced', 'Email Complaint Received'],
  functions: { FollowBounces: { domain: 'mail', entry: 'followBounces', seconds: 10 } },
} as const satisfies EventRule;

type NamesIn<Rule> = Rule extends { functions: infer Functions } ? keyof Functions : never;
/** The name of a function that a schedule calls. */
export type ScheduledName = NamesIn<(typeof schedules)[number]>;

/** The functions that a schedule calls, by name. */
export const scheduledFunctions = Object.assign(
  {},
  ...schedules.map((schedule) => schedule.functions),
) as Readonly<Record<ScheduledName, CalledFunction>>;

/** The name of a function that EventBridge calls. */
export type CalledName = ScheduledName | NamesIn<typeof mailEvents>;

/** The functions that EventBridge calls, by name. */
export const calledFunctions: Readonly<Record<CalledName, CalledFunction>> = {
  ...scheduledFunctions,
  ...mailEvents.functions,
};

/** Returns the name of the function of a consumer of the table's stream. */
export const followerOf = <N extends StreamConsumer['name']>(consumer: N): `${N}-stream` =>
  `${consumer}-stream`;
type FollowerName = ReturnType<typeof followerOf<StreamConsumer['name']>>;

/** The name of a function. */
export type FunctionName = HandlerName | CalledName | FollowerName | 'live-sockets' | 'identity-trigger';

/** Every function, by name. */
export const functions: Readonly<Record<FunctionName, Entry>> = {
  ...handlers,
  ...calledFunctions,
  ...(Object.fromEntries(streamConsumers.map((each) => [followerOf(each.name), each])) as Record<
    FollowerName,
    StreamConsumer
  >),
  'live-sockets': { domain: 'live', entry: 'handler' },
  'identity-trigger': { domain: 'identity', entry: 'trigger' },
};
