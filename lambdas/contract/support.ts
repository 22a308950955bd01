/**
 * How people reach the company, once for mails, pages and answers. Plain values: the browser reads them too.
 */
export const support = {
  /** Where `SUPPORT_EMAIL` names no other address, for the build of the pages and for the functions alike. */
  email: 'support@redwhiteandcode.example',
  /** The name that mails come from. */
  sender: 'Red White & Code',
  /** When somebody is there, as it is written, and as a clock reads it: whole hours, the working week. */
  hours: { text: 'Monday-Friday 9 AM-6 PM EST', opens: 9, closes: 18, timeZone: 'America/New_York' },
} as const;
