import { support } from '@redwhiteandcode/lambdas/contract/support.ts';

/** Where people's questions go. */
export const supportEmail: string = __SUPPORT_EMAIL__;

/** When somebody is there, as it is written and as a clock reads it. */
export const businessHours = support.hours;
