/** The letters of the scale, best first, with the least percent of each. The documents that name a letter show this table. */
export const scale = [
  { letter: 'A', from: 93 },
  { letter: 'A−', from: 90 },
  { letter: 'B+', from: 87 },
  { letter: 'B', from: 83 },
  { letter: 'B−', from: 80 },
  { letter: 'C+', from: 77 },
  { letter: 'C', from: 73 },
  { letter: 'C−', from: 70 },
] as const;

/** A letter of the scale. */
export type Letter = (typeof scale)[number]['letter'];

/** The least percent of a C, which is the least grade that many employers' plans pay for. */
export const defaultPassPercent = 73;

/** The least percent that a course may ask for. */
export const minPassPercent = 70;

/** Returns the letter of a score in percent; null below the scale. */
export const letterOf = (percent: number): Letter | null =>
  scale.find(({ from }) => percent >= from)?.letter ?? null;

/** Returns the score in percent: rounded down, so that it never says more than was right. */
export const percentOf = (right: number, questions: number): number => Math.floor((right * 100) / questions);

const inWords = (): string =>
  `${scale.map(({ letter, from }) => `${letter} from ${from}`).join(', ')} percent`;

/** The scale in words: 'A from 93, A− from 90, … percent'. */
export const scaleText: string = /* @__PURE__ */ inWords();

/** Returns a result in words: '86 percent, B'. */
export const resultText = ({ percent, letter }: { percent: number; letter: Letter | null }): string =>
  letter === null ? `${percent} percent` : `${percent} percent, ${letter}`;
