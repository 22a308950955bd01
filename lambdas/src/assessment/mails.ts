import type { AttemptResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';

const why = `You are receiving this email because you took an assessment of a ${support.sender} course.`;

const linkTo = (courseId: string, label: string) => ({
  label,
  href: `${environment().siteUrl}/learn/${courseId}/assessment`,
  isMain: true,
});

const resultText = ({ percent, letter }: AttemptResult): string =>
  letter ? `${percent} percent, ${letter}` : `${percent} percent`;

/** Makes the email about a result that rose because a question was withdrawn. */
export function betterResultMail(
  to: string,
  course: { courseId: string; title: string; best: AttemptResult; better: AttemptResult },
): Mail {
  const { courseId, title, best, better } = course;
  return {
    to,
    subject: `Your result in ${title} is better now`,
    why,
    parts: [
      'A question of the assessment had an error. We withdrew it, and it counts as right for everyone who had it.',
      {
        facts: [
          ['Course', title],
          ['Your result was', resultText(best)],
          ['Your result is now', resultText(better)],
        ],
      },
      ...(better.is_passed && !best.is_passed ? ['You have passed the assessment.'] : []),
      linkTo(courseId, 'See your result'),
    ],
  };
}

/** Makes the email about an attempt that an admin granted, with the reason. */
export function grantedMail(to: string, course: { courseId: string; title: string; reason: string }): Mail {
  const { courseId, title, reason } = course;
  return {
    to,
    subject: `You have one more attempt in ${title}`,
    why,
    parts: [
      `You can take the assessment of “${title}” one more time. The page of the assessment says when the attempt opens.`,
      { quote: reason },
      linkTo(courseId, 'Open the assessment'),
    ],
  };
}
