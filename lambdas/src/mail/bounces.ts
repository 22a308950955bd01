import * as z from 'zod';
import { InvitationTags, markBounced } from '../rows/person/bounce.ts';

const Time = z.object({ timestamp: z.iso.datetime() });
/**
 * What the function reads of SES's events
 * (https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html).
 */
const BounceEvent = z.object({
  detail: z.object({
    bounce: Time.extend({ bounceType: z.string() }).optional(),
    complaint: Time.optional(),
    // Each tag has one value.
    mail: z.object({ tags: z.record(z.string(), z.array(z.string())).default({}) }),
  }),
});

/**
 * Marks the invited person whose invitation bounced for good, or was reported as spam; called for each bounce and complaint. An
 * email about something else, a bounce that may be temporary, and an event that comes again change nothing.
 */
export async function followBounces(event: unknown): Promise<{ marked: number }> {
  const { bounce, complaint, mail } = BounceEvent.parse(event).detail;
  const tags = InvitationTags.safeParse(
    Object.fromEntries(Object.entries(mail.tags).map(([name, [value]]) => [name, value])),
  );
  const permanent = bounce?.bounceType === 'Permanent' ? bounce : undefined;
  const { timestamp: at } = permanent ?? complaint ?? {};
  if (!tags.success || at === undefined) return { marked: 0 };
  const isMarked = await markBounced(tags.data, { bounce: permanent ? 'permanent' : 'complaint', at });
  return { marked: isMarked ? 1 : 0 };
}
