import type { Limit } from '../../contract/operation.ts';
import { callsLeft, formatWait } from './caller-limits.ts';
import type { Mail } from './mail.ts';
import { type QueuedMail, queueMail } from './mail-outbox.ts';
import { readPeople } from './people.ts';

/** The limit of each kind of notice for an unproven address, because anyone can sign up with another person's address. */
const toUnproven: Limit = { count: 5, seconds: 86_400, by: 'user' };

/** The limits of each kind of notice for a proven address. `undefined` means no limit. */
const toProven = {
  newSignIn: { count: 5, seconds: 3600, by: 'user' },
  enrolled: { count: 30, seconds: 86_400, by: 'user' },
  twoStep: undefined,
  passwordChanged: undefined,
} satisfies Record<string, Limit | undefined>;

/**
 * Queues a notice to an account's address about a change of the account. Above the limit of its kind, the notice is dropped
 * and the change stays; the last notice below the limit says how long the pause is. Only changes that were made count, so that
 * failed attempts cannot use up the limit.
 */
export function queueNotice(kind: keyof typeof toProven, userId: string, mail: Mail): QueuedMail {
  return queueMail(mail, async () => {
    const person = (await readPeople([userId])).get(userId);
    const limit = person?.email_verified_at === undefined ? toUnproven : toProven[kind];
    if (!limit) return mail;
    const { left, secondsLeft } = await callsLeft(`notice-${kind}`, limit, mail.to);
    if (left < 0) return undefined;
    if (left > 0) return mail;
    const pause = `You have had many of these emails. We send no more of them for ${formatWait(secondsLeft)}.`;
    return { ...mail, parts: [...mail.parts, pause] };
  });
}
