import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import type { ReportAnswer } from '@redwhiteandcode/contract/reports/admin-operations.ts';
import { type ErrorReport } from '@redwhiteandcode/contract/reports/operations.ts';
import { errorKinds } from '@redwhiteandcode/contract/reports/rules.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';

const outcomes: Record<ReportAnswer['outcome'], string> = {
  fixed: 'Thank you for your report. We have fixed the error.',
  declined: 'Thank you for your report. We checked it and left the lesson as it is.',
};

const declinedQuestion = 'Thank you for your report. We checked the question and left it as it is.';

/** Makes the email with the answer to a learner's report. */
export function answerMail(to: string, report: ErrorReport, { outcome, answer }: ReportAnswer): Mail {
  const { course_id, course_title, module_number, lesson_number, lesson_title, kind, text, attempt } = report;
  const place =
    attempt === undefined
      ? { label: 'Open the lesson', path: `${module_number}/${lesson_number}` }
      : { label: 'Open the attempt', path: `assessment/${attempt}` };
  return {
    to,
    subject: `Your report about “${lesson_title}”`,
    why: `You are receiving this email because you reported an error in a ${support.sender} course.`,
    parts: [
      attempt !== undefined && outcome === 'declined' ? declinedQuestion : outcomes[outcome],
      { quote: answer },
      {
        label: place.label,
        href: `${environment().siteUrl}/learn/${course_id}/${place.path}`,
        isMain: true,
      },
      { heading: 'Your report' },
      {
        facts: [
          ['Course', course_title],
          ['Lesson', lesson_title],
          ['What is wrong', errorKinds[kind]],
        ],
      },
      { quote: text },
    ],
  };
}
