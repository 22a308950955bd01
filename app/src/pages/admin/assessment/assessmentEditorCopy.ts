import type { Lack } from '@redwhiteandcode/contract/assessment/bank-rules.ts';

/** The copy of the page of a course's assessment, around its editor. */
export const assessmentEditorCopy = {
  title: 'Assessment',
  description: 'The questions and the rules of a course’s assessment.',
  record: {
    title: 'Assessment',
    failure: 'The assessment could not be loaded',
    missing: 'Course not found',
    missingDescription: 'It may have been deleted.',
    back: 'Back to courses',
  },
  off: 'It is turned off in the settings.',
  lack: (lack: Lack, titleOf: (module: number) => string): string => {
    switch (lack.kind) {
      case 'questions':
        return `${lack.approved} ${lack.approved === 1 ? 'question is' : 'questions are'} approved; at least ${lack.needed} ${lack.needed === 1 ? 'is' : 'are'} needed.`;
      case 'modules':
        return `${lack.modules.length === 1 ? 'This module has' : 'These modules have'} no approved question: ${lack.modules.map(titleOf).join(', ')}.`;
      case 'few':
        return `${lack.modules} modules have questions, but an attempt asks only ${lack.needed}. Ask at least ${lack.modules}.`;
    }
  },
  approved: (name: string, at: string) => `Approved by ${name} on ${at}`,
  builtIn: 'Approved as part of the built-in course',
  formerAdmin: 'a former admin',
  unnamedAdmin: 'an admin without a name',
  unreadable: 'The file could not be read. Choose it again.',
  encoding: 'This file is not UTF-8. Save it as “CSV UTF-8” and choose it again.',
  preview: {
    unsaved: 'The preview shows what was last saved. Save first to see your changes.',
    draw: 'Draw an attempt',
    again: 'Draw another attempt',
    review: 'Show the review with the keys',
    note: 'The attempt is drawn as learners get it. Nothing is stored.',
  },
} as const;
