import { letterOf, resultText, scaleText } from '../assessment/scale.ts';
import type { PlanMeasure } from './plan-answers.ts';
import { asksForGrade, leastPercent, passPercentOf } from './measure.ts';
import { planInEffect } from './plan-in-effect.ts';
import type { PolicyRule } from './policy-rule.ts';

const attendance =
  'If HR asks for proof of attendance, add a learning record: it lists your lessons with their dates.';

/** Returns how a course with an assessment is graded, in words. */
const gradeText = (passPercent: number): string =>
  `${scaleText}. A C− is below a C. A pass takes ${resultText({ percent: passPercent, letter: letterOf(passPercent) })}.`;

/** Returns what to reach in the assessment, in words. */
function goalText({ proof, least_letter }: PlanMeasure, least: number): string {
  const letter = letterOf(least);
  if (proof === 'pass') return `Pass the assessment: ${least} percent or more.`;
  if (proof === 'letter' && least_letter === letter) {
    return `Reach ${least} percent or more in the assessment: that is ${letter} or better.`;
  }
  return `Reach ${least} percent or more in the assessment, the lowest that counts for your plan.`;
}

/** What a plan asks for as proof of success, and whether the course gives it. */
export const proof: PolicyRule = (told, situation, warn, todo) => {
  const answers = planInEffect(told).plan;
  const { proof: asked, terms } = answers;
  const { isCompleted, result } = situation;
  const passPercent = passPercentOf(situation);
  if (asked === 'unknown') {
    todo(
      'ask-proof',
      passPercent === null
        ? 'Ask HR whether a certificate of completion is enough.'
        : `Ask HR how the plan measures success. This course ends with an assessed grade: ${gradeText(passPercent)}`,
    );
  }
  if (asked === 'completion') {
    todo(
      'send-certificate',
      `${
        isCompleted
          ? 'Send the certificate of completion with your request.'
          : 'Complete the course, then send the certificate of completion.'
      } ${attendance}`,
    );
  }
  if (asked === 'agency') {
    todo('ask-agency', 'Ask your agency or department which completion it accepts.');
  }
  if (!asksForGrade(asked)) return;
  if (passPercent === null && terms.certificate_counts === 'yes') {
    todo(
      'send-certificate',
      isCompleted
        ? 'Send the certificate of completion, which your plan accepts in place of a grade.'
        : 'Complete the course, then send the certificate of completion, which your plan accepts in place of a grade.',
    );
    return;
  }
  if (passPercent === null) {
    warn(
      'no-grade',
      'Your plan asks for a grade. This course has no assessment and ends with a certificate of completion instead.',
    );
    todo(
      'ask-certificate',
      terms.certificate_counts === 'certification'
        ? `Ask HR whether this course counts toward a professional certification: your plan then asks for no grade. ${attendance}`
        : `Ask HR to accept the certificate of completion in place of a grade. ${attendance}`,
    );
    return;
  }
  todo('tell-grade', `Tell HR that this course ends with an assessed grade: ${gradeText(passPercent)}`);
  if (asked === 'gpa')
    todo('ask-gpa', 'Ask HR how the plan counts one course without the grade point average of a term.');
  if (asked === 'grade') todo('ask-least', 'Ask HR which grade is the lowest that the plan pays for.');
  if (asked === 'scale' && !answers.paid_by_letter)
    todo('ask-plus-minus', 'Ask HR whether a plus or a minus counts like its letter.');
  const least = leastPercent(answers, passPercent);
  if (result === null) {
    if (least !== null && least > passPercent) {
      warn(
        'pass-not-enough',
        `A pass is not enough for your plan: it takes ${passPercent} percent, and the plan asks for ${least}.`,
      );
    }
    todo(
      'reach-grade',
      `${least === null ? 'Pass the assessment.' : goalText(answers, least)} Then send the certificate, which states the result.`,
    );
  } else if (least !== null && result.percent < least) {
    warn(
      'below-plan',
      `Your result, ${resultText(result)}, is below what your plan asks for: ${least} percent.`,
    );
    todo('ask-below', 'Ask HR whether the plan pays a part for your result.');
  } else {
    todo('send-result', `Send the certificate. It states your result: ${resultText(result)}.`);
  }
};
