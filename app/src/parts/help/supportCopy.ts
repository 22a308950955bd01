import type { Company } from '@redwhiteandcode/contract/deployment/company.ts';

/** Set by the build, which reads it from variables. */
declare const __COMPANY__: Company;

/** The address for questions to support. */
export const supportEmail: string = __SUPPORT_EMAIL__;

/** The company that runs the service. */
export const companyFacts = __COMPANY__;

/** The business hours, as text and in a form that code can convert to another time zone. */
export const businessHours = companyFacts.hours;
