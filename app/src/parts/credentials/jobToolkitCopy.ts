import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { beforeNewJob, liftoffTerms } from '@redwhiteandcode/contract/orders/waiver-copy.ts';

/** What the texts of the toolkit name. `month` is 'March 2025', `address` the certificate's public page without a scheme. */
interface Named {
  title: string;
  month: string;
  number: string;
  address: string;
}

/** The copy of the job toolkit, and of the texts that it makes. */
export const jobToolkitCopy = {
  title: 'Job toolkit',
  description:
    'Wording for your résumé and your profile, interview questions and a letter, made from your certificates.',
  lead: 'Made from your certificates and from what your courses teach. An employer can verify each certificate.',
  parts: 'Parts of the job toolkit',
  failure: 'Your job toolkit could not be loaded',
  empty: {
    title: 'You have no valid certificate',
    text: 'Complete a course to get one. This page will then offer:',
    browse: 'Browse Courses',
    dashboard: 'Go to Dashboard',
  },
  resume: {
    title: 'Résumé',
    text: 'A line for each certificate. For each course, bullet points from its learning outcomes.',
    advice: 'Keep the points that you can back up with an example, and put them in your own words.',
    name: (title: string) => `the résumé wording: ${title}`,
    line: ({ title, month, number, address }: Named) =>
      `${title}, ${support.sender}, ${month}. Certificate ${number}: ${address}`,
    outcomes: 'Learning outcomes:',
  },
  linkedIn: {
    title: 'LinkedIn',
    text: 'Add your certificates to your profile, and copy one line each for its About and Skills sections.',
    about: 'About',
    aboutName: 'the line for About',
    aboutLine: (items: string, verifyAddress: string) =>
      `Completed at ${support.sender}: ${items}. Anyone can verify a certificate by its number at ${verifyAddress}.`,
    badgesLine: (items: string, verifyAddress: string) =>
      `From ${support.sender}: ${items}. Anyone can verify a badge by its number at ${verifyAddress}.`,
    item: ({ title, month, number }: Named) => `${title} (${month}, certificate ${number})`,
    skills: 'Skills',
    skillsName: 'the line for Skills',
    skillsLine: (titles: string) => `Coursework: ${titles}`,
    skillsAdvice:
      'LinkedIn offers its own list of skills. Add one only if you could show it in an interview.',
  },
  interview: {
    title: 'Interview practice',
    text: 'Practice questions about your work and from your courses, one at a time, aloud or in writing.',
    count: (place: number, count: number) => `Question ${place} of ${count}`,
    next: 'Next Question',
    previous: 'Previous Question',
    notes: 'Your notes',
    notesHelp:
      'Your notes stay in this browser. They are not saved or sent, and they are gone when you leave the page.',
    hintTitle: 'How to structure an answer',
    hint: [
      ['Situation', 'Where you were and what was going on, in a sentence or two.'],
      ['Task', 'What you had to do.'],
      ['Action', 'What you did yourself, step by step.'],
      ['Result', 'What came of it, with a number if you have one.'],
    ],
    general: [
      'Why did you leave your last job?',
      'Why did you decide to learn about AI?',
      'How do you check what an AI tool gives you before you use it?',
      'Which parts of this job would you do with AI, and which would you not?',
    ],
    /** Asked after the first general question, of people who were laid off and of others. */
    since: {
      layoff: 'What have you done since the layoff?',
      other: 'What have you learned in the last year?',
    },
    /** Questions that quote an outcome, so that it reads well whatever its first word is. */
    aboutOutcome: [
      (title: string, outcome: string) =>
        `The course “${title}” has this outcome: “${outcome}.” How would you use it in this job?`,
      (title: string, outcome: string) =>
        `One outcome of “${title}” is: “${outcome}.” Can you give me an example?`,
      (title: string, outcome: string) =>
        `In “${title}” you worked on this: “${outcome}.” What is hard about it, and how do you deal with that?`,
    ],
  },
  letter: {
    title: 'Letter to a new employer',
    text: 'Ask whether your new employer’s educational assistance plan may cover what you learned.',
    noCourse:
      'The letter names a course that you completed and that no company paid for. You do not have one yet.',
    yourName: 'Your name',
    employer: 'Employer',
    contact: 'Contact person',
    contactExample: 'Ms. Lee',
    course: 'Course',
    copyName: 'the letter',
    cautionTitle: 'Before you ask your new employer',
    caution: `${beforeNewJob} Ask its HR team or a tax advisor.`,
    planLink: 'What a plan may cover',
    unknownName: '[Your name]',
    unknownEmployer: '[Employer]',
    greeting: (contact: string) => `Dear ${contact}:`,
    hr: 'HR team',
    ask: (employer: string, subject: string) =>
      `I am writing to ask whether ${employer} has an educational assistance plan, and whether the plan may cover ${subject}.`,
    program: 'the program Layoff to Lift-Off',
    thisCourse: 'this course',
    done: ({ title, month, number, address }: Named) =>
      `I completed the course “${title}” at ${support.sender} in ${month}. My certificate number is ${number}. You can verify it at ${address}.`,
    terms: `I took it through Layoff to Lift-Off, a program for people who were laid off. Its terms for participants are: “${liftoffTerms}”`,
    receipt:
      'I can send you the itemized receipt. It shows the list price, any discount and the amount that I paid.',
    close: 'Please tell me what the plan says about this, and whether you need anything else from me.',
    signature: 'Sincerely,',
  },
} as const;
