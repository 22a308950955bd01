/** A sentence in a file of a course. */
export interface PlacedSentence {
  file: string;
  sentence: string;
}

/** A shorter sentence may be repeated: it is a heading, a phrase, or a fact in its only form. */
const leastWords = 8;

const compared = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns the sentences of eight words or more that were used before, each with the file that used it first. */
export function repeatedSentences(
  sentences: readonly PlacedSentence[],
): (PlacedSentence & { first: string })[] {
  const used = new Map<string, string>();
  return sentences.flatMap(({ file, sentence }) => {
    const key = compared(sentence);
    if (key.split(' ').length < leastWords) return [];
    const first = used.get(key);
    if (first !== undefined) return [{ file, sentence, first }];
    used.set(key, file);
    return [];
  });
}
