import { support } from '@redwhiteandcode/lambdas/contract/support.ts';

/** The address for questions to support. */
export const supportEmail: string = __SUPPORT_EMAIL__;

/** The business hours, as text and in a form that code can convert to another time zone. */
export const businessHours = support.hours;
