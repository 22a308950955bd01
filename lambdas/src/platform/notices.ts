import type { Limit } from '../../contract/operation.ts';
import { callsLeft, formatWait } from './caller-limits.ts';
import type { Mail } from './mail.ts';
import { type QueuedMail, queueMail } from './mail-outbox.ts';
import { readPeople } from './people.ts';

/** Notices of each kind that an address gets while it is not proven, because anyone can sign up with a stranger's. */
const toUnproven: Limit = { count: 5, seconds: 86_400, by: 'user' };

/** The notices of each kind that a proven address gets; without a limit, all. */
const toProven = {
  newSignIn: { count: 5, seconds: 3600, by: 'user' },
  enrolled: { count: 30, seconds: 86_400, by: 'user' },
  twoStep: undefined,
  passwordChanged: undefined,
} satisfies Record<string, Limit | undefined>;

/**
 * Queues a notice about what happened in an account to its address. When the address has got too many of this kind, the
 * notice is dropped and the change stays. The last one before that says for how long no others follow. Only notices about
 * changes that were made count, so that nobody uses up the owner's with attempts.
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
