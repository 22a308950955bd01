import type { AttemptResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { resultText } from '@redwhiteandcode/contract/assessment/scale.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';

const why = `You are receiving this email because you took an assessment of a ${support.sender} course.`;

const linkTo = (courseId: string, label: string) => ({
  label,
  href: `${environment().siteUrl}/learn/${courseId}/assessment`,
  isMain: true,
});

/**
 * Makes the email about a result that rose because questions were withdrawn. A passed result can have a lower percent than a
 * better one that failed under a later rule; then only the passed one is told.
 */
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
      'We withdrew a question with an error, or several. Each counts as right for everyone who had it.',
      {
        facts: [
          ['Course', title],
          ...(better.percent < best.percent ? [] : [['Your result was', resultText(best)] as const]),
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
