import { hoursFormula, minutesPerQuestion, wordsPerMinute } from '@redwhiteandcode/contract/course/hours.ts';
import { packetPath } from '@redwhiteandcode/contract/tax/packetTitles.ts';

/** The copy of the help center; texts from the specification are literal. */
export const helpCopy = {
  title: 'Help Center',
  lead: 'Answers about Section 127, courses, reimbursement and certificates.',
  questions: 'Frequently asked questions',
  hours: {
    title: 'How the hours of a course are computed',
    text: 'The hours of a course are an estimate. We compute them with one formula from the lessons when we publish them. Nobody’s time is measured. The page of each course shows its numbers.',
    formula: `Hours = ${hoursFormula}.`,
    terms: [
      {
        term: 'Words',
        text: `what you read in the lessons: text, examples, tables, code, questions and tasks. We assume ${wordsPerMinute} words a minute.`,
      },
      { term: 'Minutes of media', text: 'the length of recordings; 0 for a course that has none.' },
      {
        term: 'Questions',
        text: `the questions in lessons and, if the course has an assessment, those of one attempt. We assume ${minutesPerQuestion} minutes for a question with its choices and feedback.`,
      },
      {
        term: 'Minutes of exercises',
        text: 'the minutes that each exercise, lab and project names, with its checklist and solution.',
      },
    ],
    kept: 'Orders and learning records keep the hours that the course stated when they were made. A course of less than half an hour states none.',
  },
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
