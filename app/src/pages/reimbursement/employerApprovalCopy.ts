import { packetTitles } from '@redwhiteandcode/contract/tax/packetTitles.ts';

/** The copy of the page on which an employer decides a request. */
export const employerApprovalCopy = {
  title: packetTitles.request,
  description: 'An employee’s request to pay for a course under an educational assistance plan.',
  lead: (employee: string | null, isPaidFor: boolean, until: string) =>
    `${employee ?? 'An employee'} is asking you to ${isPaidFor ? 'reimburse' : 'pay for'} this course under your educational assistance plan. You do not need an account. This page works until ${until}.`,
  earlier: 'Decided before',
  loading: 'Loading the request...',
  failure: 'The request could not be loaded',
  invalid: 'This link does not work',
  home: 'Learn about Section 127',
  decisionTitle: 'Your response',
  documentsTitle: 'Documents',
  documentsNone: 'The employee sent no documents with this link. You can ask for them.',
  downloadFailed: 'Download failed',
  noPlan: 'No educational assistance plan yet?',
  noPlanText:
    'A written plan must exist before a payment can be tax-free. We have a draft that counsel can adapt.',
  noPlanLink: 'See the plan document',
} as const;
