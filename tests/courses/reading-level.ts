import { syllable } from 'syllable';

const wordsOf = (sentence: string): string[] =>
  sentence.split(/[\s/–—-]+/).flatMap((run) => run.match(/\p{L}[\p{L}'’]*/u)?.[0] ?? []);

/**
 * Returns the Flesch-Kincaid grade level of sentences: the years of school in the United States that reading them takes (Kincaid
 * and others, Research Branch Report 8-75, 1975). Numbers are no words, because their syllables are not written.
 */
export function readingLevel(sentences: readonly string[]): number {
  const words = sentences.map(wordsOf).filter((each) => each.length > 0);
  const count = words.flat().length;
  const syllables = words.flat().reduce((sum, word) => sum + syllable(word), 0);
  return (0.39 * count) / words.length + (11.8 * syllables) / count - 15.59;
}
