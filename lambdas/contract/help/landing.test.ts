import { describe, expect, test } from 'vitest';
import courses from '../catalog/courses.json' with { type: 'json' };
import { latestAnnualLimit, limitText } from '../tax/annual-limit.ts';
import { refundWindow } from '../orders/refund-rule.ts';
import { reimbursementTime } from '../reimbursement/time.ts';
import help from './help.json' with { type: 'json' };
import questions from './landing.json' with { type: 'json' };

const answerTo = (id: string): string => questions.find((item) => item.id === id)?.answer ?? '';
const everything = questions.map(({ question, answer }) => `${question} ${answer}`).join('\n');
const weeks = courses
  .filter(({ kind }) => kind === 'catalog')
  .map(({ duration }) => Number.parseInt(duration, 10))
  .sort((left, right) => left - right);

describe('the landing page’s questions', () => {
  test('are eleven, without duplicates', () => {
    expect(questions).toHaveLength(11);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(11);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(11);
  });

  test('state the amounts and days that the rules define', () => {
    expect(everything.match(/\$[\d,]+/g)).toEqual([limitText(latestAnnualLimit)]);
    expect(answerTo('landing-employer-says-no')).toContain(`within ${refundWindow.days} days`);
    expect(answerTo('landing-employer-says-no')).toContain(
      `no more than ${refundWindow.maxCompleted * 100}% of the course`,
    );
  });

  test('state once how long a reimbursement takes, with the help center’s questions', () => {
    const { text } = reimbursementTime;
    const sentence = `${text[0]?.toUpperCase()}${text.slice(1)}.`;
    expect(answerTo('landing-how-long-approval')).toContain(sentence);
    const answers = [...questions, ...help].map(({ answer }) => answer.replace(sentence, ''));
    expect(answers.filter((answer) => /30 (to 45 )?days/.test(answer))).toEqual([]);
  });

  test('state the lengths of the catalog’s courses', () => {
    const [shortest, ...others] = weeks;
    expect(answerTo('landing-how-long-courses')).toContain(
      `Most take ${others[0]} to ${others.at(-1)} weeks; the shortest takes ${shortest}.`,
    );
  });

  test('promise nothing on behalf of an employer or the IRS', () => {
    expect(everything).not.toMatch(/guaranteed|compliant|IRS-formatted|will be reimbursed|always/i);
    expect(answerTo('landing-how-much')).toMatch(/student-loan/);
  });
});
