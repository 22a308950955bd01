import * as z from 'zod';
import { markBounced } from '../rows/invitation/bounce.ts';
import { InvitationTags } from '../rows/invitation/row.ts';

/**
 * What the function reads of SES's events about bounces and complaints
 * (https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html).
 */
const MailEvent = z.object({
  detail: z.object({
    // A complaint has none.
    bounce: z.object({ bounceType: z.string() }).optional(),
    // Each tag has one value.
    mail: z.object({ tags: z.record(z.string(), z.array(z.string())).default({}) }),
  }),
});

/**
 * Marks the invitation whose email bounced for good, or was reported as spam, as undeliverable: SES sends nothing more to that
 * address. Other emails, bounces that may be temporary, and repeated events change nothing. Called for each bounce and complaint.
 */
export async function followBounces(event: unknown): Promise<{ marked: number }> {
  const { bounce, mail } = MailEvent.parse(event).detail;
  const tags = Object.fromEntries(Object.entries(mail.tags).map(([name, [value]]) => [name, value]));
  const invitation = InvitationTags.safeParse(tags);
  const isFinal = !bounce || bounce.bounceType === 'Permanent';
  if (!invitation.success || !isFinal) return { marked: 0 };
  return { marked: (await markBounced(invitation.data)) ? 1 : 0 };
}
