import type { Limit } from '@redwhiteandcode/contract/api/operation.ts';
import { callsLeft, formatWait, mailboxOf } from './caller-limits.ts';
import type { Mail } from './mail.ts';
import { type QueuedMail, queueMail } from './mail-outbox.ts';
import { readPeople } from './people.ts';

/**
 * The limit of notices to a mailbox that no one has proven, because anyone can sign up with another person's address. Those
 * that help an owner have a separate limit, so that other notices cannot use it up.
 */
const toUnproven: Limit = { count: 5, seconds: 86_400, by: 'user' };

/** What a kind of notice counts as for an unproven address, and the kind's limit for a proven one; undefined is no limit. */
interface Kind {
  isAbout: 'security' | 'activity';
  toProven?: Limit;
}

const kinds = {
  newSignIn: { isAbout: 'activity', toProven: { count: 5, seconds: 3600, by: 'user' } },
  enrolled: { isAbout: 'activity', toProven: { count: 30, seconds: 86_400, by: 'user' } },
  applied: { isAbout: 'activity' },
  twoStep: { isAbout: 'security' },
  passwordChanged: { isAbout: 'security' },
  deletion: { isAbout: 'security' },
} satisfies Record<string, Kind>;

/**
 * Queues a notice to an account's address about a change of the account. Above its limit, the notice is dropped
 * and the change stays; the last notice below the limit says how long the pause is. Only changes that were made count, so that
 * failed attempts cannot use up the limit.
 */
export function queueNotice(kind: keyof typeof kinds, userId: string, mail: Mail): QueuedMail {
  return queueMail(mail, async () => {
    const person = (await readPeople([userId])).get(userId);
    const { isAbout, toProven }: Kind = kinds[kind];
    const isProven = person?.email_verified_at !== undefined;
    const limit = isProven ? toProven : toUnproven;
    if (!limit) return mail;
    const { left, secondsLeft } = await callsLeft(
      `notice-${isProven ? kind : isAbout}`,
      limit,
      mailboxOf(mail.to),
    );
    if (left < 0) return undefined;
    if (left > 0) return mail;
    const pause = `You have had many of these emails. We send no more of them for ${formatWait(secondsLeft)}.`;
    return { ...mail, parts: [...mail.parts, pause] };
  });
}
