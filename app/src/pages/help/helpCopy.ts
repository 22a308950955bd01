import { packetPath } from '@redwhiteandcode/contract/tax/packetTitles.ts';

/** The copy of the help center; texts from the specification are literal. */
export const helpCopy = {
  title: 'Help Center',
  lead: 'Answers about Section 127, courses, reimbursement and certificates.',
  questions: 'Frequently asked questions',
  quickCards: 'Popular links',
  guide: {
    title: 'Section 127 guide',
    text: 'The tax rule in plain English, with the official documents.',
    action: 'Read the Guide',
    href: '/section-127-resources',
  },
  toolkit: {
    title: 'Reimbursement Toolkit',
    text: 'A blank sample of the package for HR, as one PDF.',
    action: 'Download Sample',
    href: packetPath,
  },
  ownToolkit: {
    title: 'Reimbursement Toolkit',
    text: 'Your receipt, request form, certificate and guide for HR, filled in.',
    action: 'Make Your Toolkit',
    href: '/reimbursement',
  },
  contact: {
    title: 'Contact Support',
    text: 'Write to our team. We respond within 24 business hours.',
    action: 'Contact Support',
    href: '/contact',
  },
  thanks: { title: 'Thanks for your feedback!', description: "We're glad this was helpful." },
  ask: (words: string) => `I searched the help center for “${words}” and found no answer.\n\n`,
  voteFailed: 'Your vote was not counted',
} as const;

/** Returns the link to the contact form with a message about a search that found nothing. */
export const askHref = (words: string): string =>
  `/contact?message=${encodeURIComponent(helpCopy.ask(words.trim()))}`;
