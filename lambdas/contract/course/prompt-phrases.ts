/** Words that meet a criterion. */
export interface Phrase {
  pattern: RegExp;
  /** Refuses a match by the text before it, in the same sentence. */
  notAfter: RegExp;
  /** Shows the words up to the end of their sentence. */
  isSentence: boolean;
}

interface PhraseOptions {
  notAfter?: string;
  isSentence?: boolean;
  /** Accepts the words after “not”, as in “not more than 80 words”. */
  isNegatable?: boolean;
}

const spaced = (pattern: string): string => pattern.replaceAll(' ', '\\s{1,9}');

/** A word that turns what follows into its opposite, and up to two words after it, as in “do not use any source”. */
const negation =
  "(?:not|never|cannot|avoid|without|instead of|rather than|dont|\\p{L}{2,8}n['’]t)(?: (?!(?:and|but|or|then|just|instead)\\b)[\\p{L}’'-]{1,20}){0,2}|no";

/**
 * Makes a phrase of whole words; a space in the pattern is any space between words. Every repetition is limited, so the time is
 * linear in the length of the prompt.
 */
export function phrase(
  pattern: string,
  { notAfter = '', isSentence = false, isNegatable = false }: PhraseOptions = {},
): Phrase {
  const refused = [notAfter, isNegatable ? '' : negation].filter((part) => part !== '').join('|') || '(?!)';
  return {
    pattern: new RegExp(spaced(`(?<!\\w)(?:${pattern})(?!\\w)`), 'giu'),
    notAfter: new RegExp(spaced(`(?<!\\w)(?:${refused}) $`), 'iu'),
    isSentence,
  };
}

/** Words of a prompt that meet a criterion. */
export interface Quote {
  words: string;
  /** Whether more of the sentence follows. */
  isCut: boolean;
}

/** Where a sentence ends: also before a line that starts with a capital. */
const sentenceEnd = /[.!?]|\n\s{0,20}(?=\p{Lu})/u;

/** Ends the sentence before an empty line and before an item of a list with a period instead of the line break. */
const endParagraphs = (prompt: string): string =>
  prompt.replace(/\n(?=[^\S\n]{0,20}(?:\n|[-*•]|\d{1,2}[.)]))/g, '.');

const longestSentence = 400;
const longestQuote = 120;

/** Returns how many characters of a text are in its first sentence, with a quotation mark after its end. */
function sentenceLength(text: string): number {
  const end = text.search(sentenceEnd);
  if (end < 0) return text.length;
  return /^[.!?]["”]/.test(text.slice(end)) ? end + 2 : end;
}

/** Returns the part of a sentence before a place, at most its last 60 characters. */
function sentenceBefore(text: string, place: number): string {
  // The character at the place shows whether a sentence starts there.
  const [last = ''] = text
    .slice(Math.max(0, place - 60), place + 1)
    .split(sentenceEnd)
    .slice(-1);
  return last.slice(0, -1);
}

/** Cuts words that are too long for a sentence of the check, between two words. */
function quoteOf(text: string): Quote {
  const words = text.trim();
  if (words.length <= longestQuote) return { words, isCut: false };
  const [start = words] = /^[\s\S]{1,120}(?![\p{L}\p{N}\p{M}])(?<!\s)/u.exec(words) ?? [];
  return { words: start, isCut: true };
}

/** Replaces short texts in double quotes, which are words of the output, with as many quotation marks. */
const hideQuoted = (prompt: string): string =>
  prompt.replace(/"[^"\n]{1,60}"|“[^”\n]{1,60}”/g, (quoted) => '"'.repeat(quoted.length));

/** Returns whether a place is inside a word, also one with letters such as “é”, which \w does not know. */
const cutsWord = (text: string, place: number): boolean =>
  /^[\p{L}\p{N}\p{M}]{2}/u.test(text.slice(Math.max(0, place - 1), place + 1)) && place > 0;

/** What to look for in a prompt. */
export interface Search {
  phrases: readonly Phrase[];
  /** Ignores texts in double quotes. */
  isQuotedIgnored?: boolean;
  /** Refuses words that do not meet what the lab demands. */
  accepts?: (words: string) => boolean;
}

/** Returns the first words of a prompt that match one of the phrases; undefined without a match. */
export function findQuote(prompt: string, { phrases, isQuotedIgnored, accepts }: Search): Quote | undefined {
  const sentences = endParagraphs(prompt);
  const text = isQuotedIgnored ? hideQuoted(sentences) : sentences;
  for (const { pattern, notAfter, isSentence } of phrases) {
    for (const { 0: all, index } of text.matchAll(pattern)) {
      if (cutsWord(text, index) || cutsWord(text, index + all.length)) continue;
      if (notAfter.test(sentenceBefore(text, index))) continue;
      const end = index + all.length;
      const words = prompt.slice(
        index,
        isSentence ? end + sentenceLength(text.slice(end, end + longestSentence)) : end,
      );
      if (accepts?.(words) ?? true) return quoteOf(words);
    }
  }
  return undefined;
}

/** Words that end a noun phrase: after them, a noun is not part of it. */
const functionWords =
  'of|in|on|at|to|for|from|with|without|and|or|but|that|which|who|whom|whose|is|are|was|were|will|would|can|could|should|must|may|' +
  'about|by|as|if|when|where|while|because|so|than|then|before|after|during|until|under|over|into|through|not|do|does|did|has|' +
  'have|had|what|how|why|whether|only|alone|today|tomorrow|here|below|above|attached|provided|first|please|use|using|write|' +
  'explain|keep|say|between|i|we|you|it|they|he|she|there|verbatim|word for word';
/** Nouns that end like verbs. A noun before one of them only describes it, as in 'a team meeting'. */
const nounsLikeVerbs =
  'meeting|briefing|training|building|listing|rating|onboarding|setting|feeling|screening|greeting|shed|bed';
/** Up to four words that describe a noun. */
export const describing = `(?:(?!(?:${functionWords})\\b)[\\p{L}\\d’'-]{1,30},? ){0,4}`;
/** The end of a noun phrase: no noun follows, so 'for the customer' counts and 'for the customer number' does not. */
export const phraseEnd =
  `(?=[^\\S\\n]{0,4}(?:$|\\n|[^\\p{L}\\p{N}\\s'’-])| (?:(?:${functionWords}|the|a|an|this|these|their|our|my|directly|politely|briefly|clearly)\\b|` +
  `(?!(?:${nounsLikeVerbs})\\b)\\p{L}{2,20}(?:ed|ing)\\b))`;

export const number =
  '(?:\\d{1,3},\\d{3}|\\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|' +
  '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\p{L}{3,5})?|(?:a|one|two|three|four|five) hundred|' +
  'a single|half a|a dozen)';
/** Words before a number, a noun, or a form that belongs to the material, as in 'the three sentences below'. */
export const given =
  'the|this|that|these|those|first|last|next|attached|following|above|my|our|your|its|each|every|page|section|chapter|version';
/** Up to four words between a number or an article and its noun. */
export const plain = `(?:(?!(?:${functionWords}|${given}|list|table)\\b)[\\p{L}\\d’'-]{1,30} ){0,4}`;

/** Texts that a prompt can tell a model to work from. */
export const material =
  '(?:agreements?|articles?|brochures?|chapters?|chat|comments|complaints?|content|context|contract|conversation|data|' +
  'descriptions?|details?|docs?|documents?|draft|e-?mails?|essays?|excerpts?|facts?|faq|feedback|figures|files?|guide|handbook|' +
  'information|input|invoice|leaflet|lease|letter|log|manual|materials?|memo|menu|messages?|minutes|newsletter|notes?|pages?|' +
  'paragraphs?|passages?|pdf|polic(?:y|ies)|posting|post|procedures?|records?|reports?|reviews?|schedule|sections?|sources?(?! of)|' +
  'specification|spreadsheet|statements?|story|survey|text|thread|ticket|transcripts?)';
