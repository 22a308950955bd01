import { AsyncLocalStorage } from 'node:async_hooks';
import { type SecurityEvent, securityEvents } from '@redwhiteandcode/contract/deployment/security-events.ts';
import { fingerprint } from './caller-limits.ts';
import { logger } from './logger.ts';

/** Security events are logged whatever the level of other lines is. */
const securityLogger = logger.createChild({ logLevel: 'INFO' });

/** The call that a security event belongs to. */
interface LoggedCall {
  requestId: string;
  /** The operation's ID, or the route if it has none. */
  operation: string;
  /** The caller's network; undefined if the event has no address. */
  network?: string | undefined;
  userId?: string | undefined;
  email?: string | undefined;
  isLogged?: boolean;
}

/** The people of an event: log lines have keys instead, which only the owner of the secret can compute. */
interface People {
  /** The account that acts. */
  userId?: string | undefined;
  /** The email address that the call names, for events without a known account. */
  email?: string | undefined;
  /** The account that the event is about, if it is another one. */
  aboutUserId?: string | undefined;
}

const calls = new AsyncLocalStorage<LoggedCall>();

/** Returns a key that is the same for the same value in all log lines, and not the key of the value in the table. */
const pseudonym = (kind: 'user' | 'email' | 'network', value: string | undefined): string | undefined =>
  value ? fingerprint(`log ${kind} ${value}`) : undefined;

/** Runs the work of a call, whose security events then name the call. */
export const runLogged = <T>(call: LoggedCall, work: () => Promise<T>): Promise<T> => calls.run(call, work);

/** Adds to the call's security events who makes the call. */
export function identifyCaller(people: Pick<People, 'userId' | 'email'>): void {
  const call = calls.getStore();
  if (call) Object.assign(call, people);
}

/**
 * Writes one line to the security log: `logSecurityEvent('twoStepEnabled')`. The line names the event, its outcome, the
 * request and the operation, and has keys for the caller, the network, and `people`. A call that logs an event gets no line
 * for its status.
 */
export function logSecurityEvent(event: SecurityEvent, people: People = {}): void {
  const call = calls.getStore();
  if (call) call.isLogged = true;
  const { name, outcome } = securityEvents[event];
  securityLogger.info('Security event', {
    requestId: call?.requestId,
    security: {
      event: name,
      outcome,
      operation: call?.operation,
      user: pseudonym('user', people.userId ?? call?.userId),
      email: pseudonym('email', people.email ?? call?.email),
      about: pseudonym('user', people.aboutUserId),
      network: pseudonym('network', call?.network),
    },
  });
}

/** Writes the line of a call's status, unless the call has logged a more specific event. */
export function logOutcome(event: SecurityEvent | undefined): void {
  if (event && !calls.getStore()?.isLogged) logSecurityEvent(event);
}
