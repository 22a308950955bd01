import type { BlockOf, CheckTask } from '@redwhiteandcode/contract/course/blocks.ts';
import { judgeCheck, shownTask } from '@redwhiteandcode/contract/learning/check-rules.ts';
import type {
  BlockAnswer,
  BlockState,
  CheckBlock,
  Judgment,
  LessonBlock,
} from '@redwhiteandcode/design-system';
import { pythonLab, sqlLab } from './labs.ts';

type Kind = CheckTask['kind'];
type CheckWithKey = BlockOf<'check'>;

const check = (
  task: CheckTask,
  texts: Pick<CheckWithKey, 'prompt'> & Partial<CheckWithKey>,
): CheckWithKey => ({
  id: `sample-${task.kind}`,
  type: 'check',
  task,
  hint: '',
  explanation: 'A model predicts the next token from the tokens before it.',
  quote: '',
  ...texts,
});

/** A check of each kind, with its key. */
export const checksWithKeys: Record<Kind, CheckWithKey> = {
  one: check(
    {
      kind: 'one',
      choices: [
        { id: 'a', text: 'It looks the answer up', is_right: false, feedback: 'It has no list of answers.' },
        { id: 'b', text: 'It predicts the next `token`', is_right: true, feedback: 'One token at a time.' },
        { id: 'c', text: 'It asks another model', is_right: false, feedback: '' },
      ],
    },
    {
      prompt: 'How does a language model write its answer?',
      hint: 'Think of how a phone suggests the next word.',
      quote: 'A language model predicts the next token.',
    },
  ),
  several: check(
    {
      kind: 'several',
      choices: [
        { id: 'a', text: 'The role', is_right: true, feedback: 'It sets the point of view.' },
        { id: 'b', text: 'The task', is_right: true, feedback: '' },
        { id: 'c', text: 'Your password', is_right: false, feedback: 'Never share a password with a model.' },
      ],
    },
    { prompt: 'What belongs in a good prompt?', hint: 'Two of these help the model.' },
  ),
  order: check(
    {
      kind: 'order',
      items: [
        { id: 'a', text: 'Write the prompt' },
        { id: 'b', text: 'Read the answer' },
        { id: 'c', text: 'Check it against `report.txt`' },
      ],
    },
    { prompt: 'In which order do you work?' },
  ),
  match: check(
    {
      kind: 'match',
      pairs: [
        { id: 'a', left: 'Token', right: 'A piece of a word' },
        { id: 'b', left: 'Prompt', right: 'What you ask' },
      ],
      extras: [{ id: 'x', right: 'A kind of computer' }],
    },
    { prompt: 'What does each term mean?' },
  ),
  sort: check(
    {
      kind: 'sort',
      groups: [
        { id: 'g', title: 'Safe to share' },
        { id: 'h', title: 'Not safe to share' },
      ],
      items: [
        { id: 'a', text: 'A public report', group: 'g', feedback: '' },
        { id: 'b', text: 'A customer’s address', group: 'h', feedback: 'It is personal data.' },
        { id: 'c', text: 'A press release', group: 'g', feedback: '' },
      ],
    },
    { prompt: 'What may you paste into a chat?' },
  ),
  number: check(
    {
      kind: 'number',
      value: 40,
      tolerance: 0,
      unit: 'tokens',
      near: [{ value: 30, feedback: 'That is the number of words. Multiply it by four thirds.' }],
    },
    {
      prompt: 'About how many tokens do 30 English words have?',
      hint: 'Three words have about four tokens.',
    },
  ),
  short: check(
    { kind: 'short', model_answer: 'Summarize this report in five sentences for a new colleague.' },
    { prompt: 'Write a prompt that asks for a summary of a report.' },
  ),
  mark: check(
    {
      kind: 'mark',
      source: 'The sample shop opened in 2019. It sells lamps in two cities.',
      sentences: [
        {
          id: 'a',
          text: 'The sample shop opened in 2019.',
          is_right: false,
          feedback: 'The source says so.',
        },
        { id: 'b', text: 'It sells lamps and chairs.', is_right: true, feedback: 'No chairs in the source.' },
        { id: 'c', text: 'It has shops in two cities.', is_right: false, feedback: '' },
      ],
    },
    { prompt: 'Which sentences does the source not support?' },
  ),
};

/** Returns the check as learners see it. */
function shown({ task, ...block }: CheckWithKey): CheckBlock {
  const answer = task.kind === 'short' ? { model_answer: task.model_answer } : {};
  return { ...block, ...answer, task: shownTask(block.id, task) };
}

/** Returns the check of a kind as learners see it. */
export const checkOf = (kind: Kind): CheckBlock => shown(checksWithKeys[kind]);

/** Judges an answer to a sample check. */
export function judgeSample(id: string, answer: BlockAnswer | undefined): Judgment {
  const block = Object.values(checksWithKeys).find((one) => one.id === id);
  if (!block) throw new Error(`There is no sample check ${id}.`);
  return judgeCheck(block.task, answer);
}

/** The work in a block that nobody has worked in. */
export const untouched: BlockState = { work: { is_checked: false, ticked: [] }, saving: 'idle', earlier: 0 };

/** An exercise with a text. */
export const exercise: BlockOf<'exercise'> = {
  id: 'sample-exercise',
  type: 'exercise',
  title: 'Write a prompt for your own work',
  html: '<p>Choose a task that you do every week. Write a prompt that says the role, the task, and the form of the answer.</p>',
  columns: [],
  minutes: 20,
  checklist: ['The prompt names a role', 'It contains no personal data'],
  solution: '<p>You are an accountant. List the three largest costs in this table, with their amounts.</p>',
};

/** An exercise with a table. */
export const tableExercise: BlockOf<'exercise'> = {
  ...exercise,
  id: 'sample-table',
  title: 'Find the risks',
  html: '<p>List tasks that you could give to a model, and what could go wrong.</p>',
  columns: ['Task', 'Risk', 'How you check it'],
};

/** An example in three steps. */
export const workedExample: BlockOf<'worked_example'> = {
  id: 'sample-example',
  type: 'worked_example',
  title: 'From a vague prompt to a clear one',
  steps: [
    { title: 'Start with the vague prompt', html: '<p>“Tell me about this report.”</p>' },
    { title: 'Name the reader', html: '<p>“Tell a new colleague about this report.”</p>' },
    { title: 'Name the form', html: '<p>“In five sentences, tell a new colleague about this report.”</p>' },
  ],
};

/** Code with a line that is wider than a phone. */
export const code: BlockOf<'code'> = {
  id: 'sample-code',
  type: 'code',
  language: 'Python',
  caption: 'Counting the words of a file',
  code: 'from pathlib import Path\n\nwords = Path("report.txt").read_text().split()\nprint(f"The sample report has {len(words)} words, which is about {len(words) * 4 // 3} tokens.")\n',
};

/** A table of three columns. */
export const table: BlockOf<'table'> = {
  id: 'sample-figures',
  type: 'table',
  caption: 'Sample tasks and the time that they take',
  header: ['Task', 'Without a model', 'With a model'],
  rows: [
    ['Summary', '40 minutes', '10 minutes'],
    ['Translation', '2 hours', '30 minutes'],
  ],
};

/** A drawing of two boxes and an arrow, 700 times 350 pixels, in these colors. */
const drawing = (page: string, ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="350" font-family="sans-serif" font-size="36" text-anchor="middle" fill="${ink}"><path fill="${page}" d="M0 0h700v350H0z"/><g fill="none" stroke="${ink}" stroke-width="4"><path d="M40 115h240v120H40zM420 115h240v120H420zM290 175h110M385 160l20 15-20 15"/></g><text x="160" y="187">Prompt</text><text x="540" y="187">Answer</text></svg>`,
  )}`;

const picture = (src: string) => ({ width: 700, height: 350, files: [{ src, width: 700 }] });

/** A figure for both themes. */
export const figure = {
  id: 'sample-figure',
  type: 'figure' as const,
  picture: picture(drawing('#f2f7ff', '#061431')),
  dark_picture: picture(drawing('#082152', '#f9fafc')),
  alt: 'An arrow leads from a box “Prompt” to a box “Answer”.',
  caption: 'A sample figure.',
};

/** A template to download. */
export const download = {
  id: 'sample-download',
  type: 'download' as const,
  title: 'AI register, with one sample row',
  note: 'Replace the sample row with your own systems.',
  file: { key: `${'0'.repeat(32)}.csv`, name: 'ai-system-register.csv', size: 279 },
};

/** A tip. */
export const callout: BlockOf<'callout'> = {
  id: 'sample-tip',
  type: 'callout',
  tone: 'tip',
  title: 'Ask for the source',
  html: '<p>A model that must name its <a href="#source">source</a> is easier to check.</p>',
};

/** A lesson with a block of each type. */
export const blocks: readonly LessonBlock[] = [
  {
    id: 'sample-text',
    type: 'text',
    html: '<h2>How a model writes</h2><p>A language model predicts the next token. It has no list of answers.</p>',
  },
  callout,
  checkOf('one'),
  workedExample,
  { id: 'sample-more', type: 'text', html: '<h2>Counting</h2><p>A token is a piece of a word.</p>' },
  code,
  table,
  figure,
  download,
  checkOf('number'),
  exercise,
  pythonLab,
  sqlLab,
];
