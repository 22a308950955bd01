import { leastChecks, sentencesIn } from '@redwhiteandcode/contract/course/question-rules.ts';
import { escapeHtml } from '@redwhiteandcode/contract/course/lesson-pieces.ts';
import { shuffledBy } from '@redwhiteandcode/contract/learning/check-rules.ts';
import templates from './offline-templates.json' with { type: 'json' };
import terms from './offline-terms.json' with { type: 'json' };
import type { FilledPart } from './offline-parts.ts';
import type { WrittenQuestion } from './questions.ts';

/** A part of a lesson under its heading; the heading is empty at the start of the lesson. */
interface Section {
  heading: string;
  part: Exclude<FilledPart, { heading: string }>;
}

/** Returns the first list, steps or table under each heading, or else the paragraphs, and at last the start of the lesson. */
function sectionsOf(parts: readonly FilledPart[]): Section[] {
  const sections: Section[] = [];
  let heading = '';
  for (const part of parts) {
    if ('heading' in part) {
      heading = part.heading;
      continue;
    }
    const known = sections.find((section) => section.heading === heading);
    if (!known) sections.push({ heading, part });
    else if ('paragraph' in known.part && 'paragraph' in part)
      known.part = { paragraph: `${known.part.paragraph} ${part.paragraph}` };
    else if ('paragraph' in known.part) known.part = part;
  }
  return [
    ...sections.filter((section) => section.heading),
    ...sections.filter((section) => !section.heading),
  ];
}

const wordsOf = (text: string): number => text.split(/\s+/).length;
/** Returns whether a sentence can be quoted and shown as a choice. */
const isUsable = (text: string): boolean => wordsOf(text) > 2 && text.length <= 400;
const sentencesOf = (text: string): string[] => sentencesIn(`<p>${escapeHtml(text)}</p>`);

/** The sentences of all templates that say the same in every course. */
const known: readonly string[] = [
  ...new Set(
    [
      ...Object.values(templates.lessons)
        .flat()
        .flatMap(({ parts }) => parts.flatMap((part) => (typeof part === 'string' ? [part] : []))),
      ...terms.flatMap(({ what, mistake, check }) => [what, mistake, check]),
    ]
      .filter((text) => !text.includes('{'))
      .flatMap(sentencesOf)
      .filter((sentence) => isUsable(sentence) && /^\p{Lu}.*[.!?]$/u.test(sentence)),
  ),
];

/** Returns sentences that a lesson does not have, in an order that depends only on the seed. */
function foreignTo(html: string, seed: string): string[] {
  const own = new Set(sentencesIn(html).map((sentence) => sentence.toLowerCase()));
  return shuffledBy(seed, known).filter((sentence) => !own.has(sentence.toLowerCase()));
}

const under = (heading: string): string => (heading ? `under “${heading}”` : 'at its start');
const says = (quote: string): string => `The lesson says: “${quote}”`;
const about = (heading: string, quote: string) => ({
  hint: heading ? `Read the part “${heading}” again.` : 'Read the start of the lesson again.',
  explanation: says(quote),
  quote,
});

const right = (text: string, feedback: string) => ({ text, is_right: true, feedback });
const wrong = (text: string, feedback: string) => ({ text, is_right: false, feedback });

/** Asks which choice the lesson says. If possible, a wrong choice is longer, so that length says nothing. */
function askOne(
  { heading }: Section,
  prompt: string,
  key: string,
  others: readonly string[],
): WrittenQuestion[] {
  const longer = others.find((other) => other.length > key.length);
  const choices = [...new Set([...(longer === undefined ? [] : [longer]), ...others])].slice(0, 3);
  if (!isUsable(key) || choices.length < 3) return [];
  return [
    {
      kind: 'one',
      prompt,
      choices: [
        right(key, `The lesson says this ${under(heading)}.`),
        ...choices.map((other) => wrong(other, 'The lesson does not say this here.')),
      ],
      ...about(heading, key),
    },
  ];
}

/** Asks for the sentence that the source does not support. */
function askMark(section: Section, own: readonly string[], foreign: readonly string[]): WrittenQuestion[] {
  const [added] = foreign;
  const shown = [...new Set(own)].filter(isUsable).slice(0, 3);
  const [quote] = shown;
  if (added === undefined || quote === undefined) return [];
  return [
    {
      kind: 'mark',
      prompt: `An assistant was asked what the lesson says ${under(section.heading)}. Mark the sentence that the lesson does not support.`,
      source: shown.join(' '),
      sentences: [
        ...shown.map((text) => wrong(text, 'The lesson says this.')),
        right(added, 'The lesson does not say this.'),
      ],
      ...about(section.heading, quote),
    },
  ];
}

type Table = Extract<FilledPart, { caption: string }>;

function askMatch({ heading }: Section, { caption, rows }: Table): WrittenQuestion[] {
  const cells = new Set<string>();
  const pairs = rows.flatMap(([left = '', cell = '']) => {
    const isNew = isUsable(cell) && !cells.has(cell.toLowerCase());
    cells.add(cell.toLowerCase());
    return isNew ? [{ left, right: cell }] : [];
  });
  const [first] = pairs;
  if (!first || pairs.length < 2) return [];
  const prompt = `Match the lines of the table “${caption}”.`;
  return [{ kind: 'match', prompt, pairs: pairs.slice(0, 4), ...about(heading, first.right) }];
}

function askOrder({ heading }: Section, steps: readonly string[]): WrittenQuestion[] {
  const [first = ''] = steps;
  const prompt = `Put the steps in order, as the lesson has them ${under(heading)}.`;
  return [{ kind: 'order', prompt, items: [...steps], ...about(heading, first) }];
}

function askListed(
  { heading }: Section,
  list: readonly string[],
  foreign: readonly string[],
): WrittenQuestion[] {
  const own = list.filter(isUsable).slice(0, 2);
  const [quote] = own;
  if (quote === undefined) return [];
  return [
    {
      kind: 'several',
      prompt: `What does the lesson list ${under(heading)}? Choose all that it lists.`,
      choices: [
        ...own.map((text) => right(text, `The lesson lists this ${under(heading)}.`)),
        ...foreign.slice(0, 2).map((text) => wrong(text, 'The lesson does not list this.')),
      ],
      ...about(heading, quote),
    },
  ];
}

const askSaid = (section: Section, sentences: readonly string[], foreign: readonly string[]) =>
  askOne(
    section,
    `What does the lesson say ${under(section.heading)}?`,
    sentences.find(isUsable) ?? '',
    foreign,
  );

/** Asks which step follows another one: the first that is not the longest of those to choose from. */
function askNext(section: Section, steps: readonly string[]): WrittenQuestion[] {
  const questions = steps.slice(0, -1).map((step, at) => {
    const others = steps.filter((_, place) => place !== at && place !== at + 1);
    return { step, key: steps[at + 1] ?? '', others };
  });
  const fair = questions.find(({ key, others }) => others.some((other) => other.length > key.length));
  if (!fair) return [];
  return askOne(section, `Which step comes right after “${fair.step}”?`, fair.key, fair.others);
}

function askCell(section: Section, { caption, rows }: Table, foreign: readonly string[]): WrittenQuestion[] {
  const usable = rows.filter(([, cell = '']) => isUsable(cell));
  const isLongest = (cell: string) => usable.every(([, other = '']) => other.length <= cell.length);
  const [name = '', key = ''] = usable.find(([, cell = '']) => !isLongest(cell)) ?? usable[0] ?? [];
  const others = usable.flatMap(([, cell = '']) => (cell === key ? [] : [cell]));
  return askOne(section, `What does the table “${caption}” say about “${name}”?`, key, [
    ...others,
    ...foreign,
  ]);
}

/** The two questions that can be asked about a section: the first for the lesson, the other one for the bank. */
function questionsAbout(section: Section, html: string): [WrittenQuestion[], WrittenQuestion[]] {
  const { heading, part } = section;
  const [foreign, other] = [foreignTo(html, `${heading} lesson`), foreignTo(html, `${heading} bank`)];
  if ('steps' in part) return [askOrder(section, part.steps), askNext(section, part.steps)];
  if ('list' in part) return [askListed(section, part.list, foreign), askMark(section, part.list, other)];
  if ('rows' in part) return [askMatch(section, part), askCell(section, part, other)];
  const sentences = sentencesOf(part.paragraph);
  return [askSaid(section, sentences, foreign), askMark(section, sentences, other)];
}

/**
 * Writes the checks of a lesson. Their keys are its own sentences, steps, and cells; what it does not say is from other
 * lessons of the templates.
 */
export const composeChecks = (parts: readonly FilledPart[], html: string): WrittenQuestion[] =>
  sectionsOf(parts)
    .flatMap((section) => {
      const [ofLesson, ofBank] = questionsAbout(section, html);
      return ofLesson.length > 0 ? ofLesson : ofBank;
    })
    .slice(0, leastChecks);

/** Writes the questions about a lesson for the bank, which are others than its checks. */
export const composeGraded = (parts: readonly FilledPart[], html: string): WrittenQuestion[] =>
  sectionsOf(parts).flatMap((section) => {
    const [ofLesson, ofBank] = questionsAbout(section, html);
    return section.heading && ofLesson.length > 0 ? ofBank : [];
  });
