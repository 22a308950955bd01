import type { CertificateResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { scale } from '@redwhiteandcode/contract/assessment/scale.ts';

const idsOf = (achievement: string) => ({
  percent: `${achievement}#percent`,
  letter: `${achievement}#letter`,
});

/**
 * Returns what results of an achievement can say: a percent, of which this is the least that passes, and a letter.
 * https://www.imsglobal.org/spec/ob/v3p0#resultdescription
 */
export function resultDescriptions(achievement: string, passPercent: number) {
  const ids = idsOf(achievement);
  const type = ['ResultDescription'];
  return [
    {
      id: ids.percent,
      type,
      name: 'Score in percent',
      resultType: 'Percent',
      valueMin: '0',
      valueMax: '100',
      requiredValue: String(passPercent),
    },
    {
      id: ids.letter,
      type,
      name: 'Letter grade',
      resultType: 'LetterGrade',
      // The standard orders them from low to high. The percent decides who passes.
      allowedValue: scale.map(({ letter }) => letter).toReversed(),
    },
  ];
}

/** Returns a learner's result of an achievement. https://www.imsglobal.org/spec/ob/v3p0#result */
export function resultsOf(
  achievement: string,
  { percent, letter }: Pick<CertificateResult, 'percent' | 'letter'>,
) {
  const ids = idsOf(achievement);
  const type = ['Result'];
  return [
    { type, resultDescription: ids.percent, value: String(percent) },
    ...(letter === null ? [] : [{ type, resultDescription: ids.letter, value: letter }]),
  ];
}
