import { placeOfBusiness } from '../calendar/calendar.ts';

/** The company's contact details for emails, pages and responses. */
export const support = {
  /** The default address, for the pages and the functions, unless `SUPPORT_EMAIL` is set. */
  email: 'support@redwhiteandcode.example',
  /** The sender name of emails. */
  sender: 'Red White and Code',
  /** The hours of support on weekdays, as text and as whole hours in a time zone. */
  hours: { text: 'Monday-Friday 9 AM-6 PM EST', opens: 9, closes: 18, timeZone: placeOfBusiness.timeZone },
} as const;
