import type { Block } from '@redwhiteandcode/contract/course/blocks.ts';
import { joinedBlocks, type PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';
import { promptLab, pythonLab, sqlLab } from '@redwhiteandcode/contract/course/sample-labs.ts';
import { sampleCourse } from './sample-course.ts';

const check = (id: string, prompt: string, task: Extract<Block, { type: 'check' }>['task']): PlacedBlock => ({
  id,
  type: 'check',
  prompt,
  task,
  hint: 'Read the sample again.',
  explanation: 'The sample says so.',
  quote: 'A model predicts the next token.',
});

/** A choice between two answers; the second one is right. */
export const choice = check('choice', 'What does a model predict?', {
  kind: 'one',
  choices: [
    { id: 'a', text: 'The truth', is_right: false, feedback: 'It has no table of facts.' },
    { id: 'b', text: 'The next token', is_right: true, feedback: 'One token at a time.' },
  ],
});

/** An exercise with a text. */
export const exercise: PlacedBlock = {
  id: 'exercise',
  type: 'exercise',
  title: 'Write a prompt',
  html: '<p>Write a prompt for a sample task.</p>',
  columns: [],
  minutes: 20,
  checklist: ['It names the reader'],
  solution: '<p>The model solution.</p>',
};

/** A block of each type, with a check of each kind. */
export const everyBlock: readonly PlacedBlock[] = [
  { id: 'text', type: 'text', html: '<p>A model predicts the next token.</p>' },
  { id: 'callout', type: 'callout', tone: 'tip', title: 'Ask for the source', html: '<p>It helps.</p>' },
  {
    id: 'example',
    type: 'worked_example',
    title: 'From vague to clear',
    steps: [
      { title: 'Start', html: '<p>The first step.</p>' },
      { title: 'Finish', html: '<p>The last step.</p>' },
    ],
  },
  { id: 'code', type: 'code', language: 'Python', caption: '', code: 'print("sample")' },
  { id: 'table', type: 'table', caption: 'Sample times', header: ['Task', 'Minutes'], rows: [['Sum', '4']] },
  {
    id: 'figure',
    type: 'figure',
    picture: { width: 20, height: 10, files: [{ src: `/media/${'0'.repeat(32)}.png`, width: 20 }] },
    dark_picture: null,
    alt: 'A sample drawing',
    caption: 'Sample figure',
  },
  {
    id: 'download',
    type: 'download',
    title: 'Sample template',
    note: '',
    file: { key: `${'0'.repeat(32)}.csv`, name: 'sample.csv', size: 4 },
  },
  choice,
  check('several', 'Which are fruits?', {
    kind: 'several',
    choices: [
      { id: 'a', text: 'Apple', is_right: true, feedback: '' },
      { id: 'b', text: 'Pear', is_right: true, feedback: '' },
      { id: 'c', text: 'Brick', is_right: false, feedback: '' },
    ],
  }),
  check('order', 'What comes first?', {
    kind: 'order',
    items: [
      { id: 'a', text: 'One' },
      { id: 'b', text: 'Two' },
      { id: 'c', text: 'Three' },
    ],
  }),
  check('match', 'What belongs together?', {
    kind: 'match',
    pairs: [
      { id: 'a', left: 'Token', right: 'A piece of a word' },
      { id: 'b', left: 'Prompt', right: 'What you ask' },
    ],
    extras: [{ id: 'x', right: 'A kind of computer' }],
  }),
  check('sort', 'What may you share?', {
    kind: 'sort',
    groups: [
      { id: 'g', title: 'Safe' },
      { id: 'h', title: 'Not safe' },
    ],
    items: [
      { id: 'a', text: 'A public report', group: 'g', feedback: '' },
      { id: 'b', text: 'A home address', group: 'h', feedback: '' },
    ],
  }),
  check('number', 'How many tokens?', { kind: 'number', value: 40, tolerance: 0, unit: 'tokens', near: [] }),
  check('short', 'Write one sentence.', { kind: 'short', model_answer: 'A model answer.' }),
  check('mark', 'Which sentences does the source not support?', {
    kind: 'mark',
    source: 'The sample shop sells lamps.',
    sentences: [
      { id: 'a', text: 'The shop sells lamps.', is_right: false, feedback: '' },
      { id: 'b', text: 'The shop sells chairs.', is_right: true, feedback: '' },
    ],
  }),
  exercise,
  pythonLab,
  sqlLab,
  promptLab,
];

/** A published course with one lesson, which has these blocks. */
export const courseWith = (title: string, blocks: readonly PlacedBlock[]) => ({
  ...sampleCourse,
  title,
  modules: [{ module_title: 'One', lessons: [{ lesson_title: 'Sample lesson', ...joinedBlocks(blocks) }] }],
  publish: true,
});
