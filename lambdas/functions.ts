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

/** The functions that a schedule calls every five minutes: they retry emails, copy roles to groups, resume stalled generations, settle payments, and remind learners. */
export const frequentFunctions = {
  DeliverMails: { domain: 'mail', entry: 'deliverMails' },
  CopyGroups: { domain: 'identity', entry: 'copyGroups' },
  ResumeGenerations: { domain: 'curriculum', entry: 'resume' },
  ReconcileOrders: { domain: 'orders', entry: 'reconcile' },
  RemindLearners: { domain: 'reimbursement', entry: 'remind' },
} as const satisfies Record<string, Entry>;

/**
 * The functions that a schedule calls every hour: a rule of EventBridge has at most five targets. They read the audit log,
 * the seats of up to 25 companies, the waitlists of what may have opened, and the regradings that run.
 */
export const hourlyFunctions = {
  EraseAccounts: { domain: 'privacy', entry: 'erase' },
  ReportSeats: { domain: 'corporate', entry: 'report' },
  AnnounceOpenings: { domain: 'waitlist', entry: 'announce' },
  AdvanceCompanies: { domain: 'company', entry: 'advance' },
  ContinueRegradings: { domain: 'assessment', entry: 'continueRegradings' },
} as const satisfies Record<string, Entry>;

/** The name of a function that a schedule calls. */
export type ScheduledName = keyof typeof frequentFunctions | keyof typeof hourlyFunctions;

/** Returns the name of the function of a consumer of the table's stream. */
export const followerOf = <N extends StreamConsumer['name']>(consumer: N): `${N}-stream` =>
  `${consumer}-stream`;
type FollowerName = ReturnType<typeof followerOf<StreamConsumer['name']>>;

/** The name of a function. */
export type FunctionName = HandlerName | ScheduledName | FollowerName | 'live-sockets' | 'identity-trigger';

/** Every function, by name. */
export const functions: Readonly<Record<FunctionName, Entry>> = {
  ...handlers,
  ...frequentFunctions,
  ...hourlyFunctions,
  ...(Object.fromEntries(streamConsumers.map((each) => [followerOf(each.name), each])) as Record<
    FollowerName,
    StreamConsumer
  >),
  'live-sockets': { domain: 'live', entry: 'handler' },
  'identity-trigger': { domain: 'identity', entry: 'trigger' },
};
