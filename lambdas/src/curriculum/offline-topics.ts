import type { CourseFacts } from './generator.ts';
import terms from './offline-terms.json' with { type: 'json' };

/** A term of the field: its meaning, a common mistake, and a way to check one's work. */
export interface Term {
  what: string;
  mistake: string;
  check: string;
}

const patterns = terms.map((term) => ({ term, pattern: new RegExp(term.topics, 'i') }));

/** Returns the first term that explains a topic; undefined if none does. */
export const termOf = (topic: string): Term | undefined =>
  patterns.find(({ pattern }) => pattern.test(topic))?.term;

/** The words for an activity at the start of a phrase; the topic follows them. */
const verbs =
  /^(then |also |and |or )*(learn|take|spot|practice|build and train|build|train and ship|train|ship|diagnose|covers?|work through|decide|start from|start|finish with|finish|map|pick|connect|turn|compare|choose|use|find|triage|analyze|defend|write|set up|set|lead|frame|plan|design for|design|put|time|keep|protect|test|measure|document|explain|apply|run|create|develop|master|explore|understand|know|get)( and (test|ship|train|defend|analyze|learn|use|build|time|reuse))? +(with |from |how |the |a |an |where |why |what )*/i;
/** The end of a phrase that does not belong to the topic. */
const tails =
  / +(before|when|that|which|whose|where|who|until|so that|while|because|without|across|between|into|from|about|themselves|by how|you|your|they|their|in practice|in poor|to|over|worth|a board|it|can|this|these|is|are|not|and (choose|finish|keep|measure|compare)|of$)\b.*$/i;
const leads = /^(and|or|the|a|an|with|from|including|such as|then|of|for|on|in|safe to|plain|how|what) +/i;
/** Words that do not name a topic. */
const vague =
  /(^|\W)(it|its|you|them|they|their|ones?|this|what|why|where|when|how|all|no|deserves|fails|clear|introduction|themselves)(\W|$)|^(checks|your .*)$/i;

/** Returns a text as one line of limited length, without markup, control characters, and URLs. */
export const plain = (text: string, maxLength: number): string => {
  const line = text
    .replace(/https?:\S*|www\.\S*/gi, ' ')
    .replace(/[<>\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength + 1);
  return (cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut.slice(0, maxLength)).trim();
};

function topicIn(clause: string): string | undefined {
  let topic = clause
    .trim()
    .replace(verbs, '')
    .replace(tails, '')
    .replace(/ (of|for|in|on|and|or)$/, '');
  while (leads.test(topic)) topic = topic.replace(leads, '');
  topic = topic.replace(/[^\p{L}\p{N})]+$/u, '').replace(/^[^\p{L}\p{N}(]+/u, '');
  const words = topic.split(' ');
  const isShort = words.length <= 5 && topic.length >= 4 && topic.length <= 48;
  const isSpecific = words.length > 1 || termOf(topic) !== undefined;
  return isShort && isSpecific && !vague.test(topic) ? topic : undefined;
}

/** Removes duplicates, ignoring case. */
export function withoutDuplicates(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = value.toLowerCase();
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** Converts a sentence's first letter to lower case ('Safe deployment'), except in abbreviations ('SQL queries'). */
const uncapitalized = (sentence: string): string =>
  /^\p{Lu}\p{Ll}/u.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;

/** Returns a course's topics from its description and its highlights: 'safe deployment', 'bias tests'. */
export function topicsOf({
  description,
  highlights,
}: Pick<CourseFacts, 'description' | 'highlights'>): string[] {
  const sentences = plain(description, 2000).split(/(?<=[.!?])\s+/);
  const clauses = [...sentences, ...highlights.map((text) => plain(text, 200))].flatMap((sentence) =>
    uncapitalized(sentence).split(
      /[,;:.!?()]| (?:with|against) | and (?=[\p{L}-]+(?: [\p{L}-]+){0,3}[.!?]?$)/u,
    ),
  );
  return withoutDuplicates(clauses.flatMap((clause) => topicIn(clause) ?? [])).slice(0, 10);
}
