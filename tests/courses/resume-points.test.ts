import { courseFiles } from '@redwhiteandcode/lambdas/jobs/course-files.ts';
import { expect, it } from 'vitest';
import { resumePoints } from '../../app/src/pages/credentials/job-toolkit/wording.ts';

const written = courseFiles(() => '').flatMap(({ about, text: { modules, details } }) =>
  modules.length > 0 ? [{ course: about.id, outcomes: details.learning_outcomes }] : [],
);

it.each(written)('a résumé has two to four impersonal points of $course', ({ outcomes }) => {
  const points = resumePoints(outcomes);
  expect(points.length).toBeGreaterThanOrEqual(2);
  expect(points.length).toBeLessThanOrEqual(4);
  expect(points.join('\n')).not.toMatch(/\byour?\b/i);
});

it.each(written)(
  'the outcomes of $course have no quotation marks, because interview questions quote them',
  ({ outcomes }) => {
    expect(outcomes.join('\n')).not.toMatch(/["“”]/);
  },
);
