import { courseStatements } from '../course/statements.ts';
import { scaleText } from './scale.ts';

/** Returns what the certificate of an assessed course says of how completion is measured, and of the scale of its grade. */
export const assessedStatementsOf = ({ pass_percent }: { pass_percent: number }) => [
  {
    ...courseStatements.completion,
    text: 'The learner marks each lesson as complete. The course is complete when all lessons are marked. We do not measure the time spent.',
  },
  {
    title: 'Grade',
    text: `The best attempt at the assessment counts. Passing takes ${pass_percent} percent. The scale: ${scaleText}.`,
  },
];
