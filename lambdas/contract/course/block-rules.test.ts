import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BlockOf, Blocks, type CheckTask } from './blocks.ts';
import { blockLimits, blockMessages } from './block-limits.ts';
import { isDivided, joinedBlocks, onlyBlock, type PlacedBlock, placedBlocks } from './block-parts.ts';
import { checkBlock, checkBlocks } from './block-rules.ts';
import { promptLab, pythonLab, sqlLab } from './sample-labs.ts';
import { checkStorable } from './storable-blocks.ts';

const callout: BlockOf<'callout'> = {
  id: 'tip',
  type: 'callout',
  tone: 'tip',
  title: 'A tip',
  html: '<p>Read twice.</p>',
};
const example: BlockOf<'worked_example'> = {
  id: 'example',
  type: 'worked_example',
  title: 'An example',
  steps: [{ title: 'First', html: '<p>Read.</p>' }],
};
const code: BlockOf<'code'> = { id: 'code', type: 'code', language: '', caption: '', code: 'x = 1' };
const table: BlockOf<'table'> = {
  id: 'table',
  type: 'table',
  caption: 'Measures',
  header: ['Measure', 'Goal'],
  rows: [['Minutes', '']],
};
const picture = {
  width: 700,
  height: 350,
  files: [
    { src: `/media/${'0'.repeat(32)}.png`, width: 480 },
    { src: `/media/${'1'.repeat(32)}.jpg`, width: 700 },
  ],
};
const figure: BlockOf<'figure'> = {
  id: 'figure',
  type: 'figure',
  picture,
  dark_picture: null,
  alt: 'A loop of three steps',
  caption: '',
};
const download: BlockOf<'download'> = {
  id: 'download',
  type: 'download',
  title: 'A register',
  note: '',
  file: { key: `${'0'.repeat(32)}.csv`, name: 'register.csv', size: 279 },
};
const exercise: BlockOf<'exercise'> = {
  id: 'exercise',
  type: 'exercise',
  title: 'An exercise',
  html: '<p>Write.</p>',
  columns: [],
  minutes: 10,
  checklist: ['It is short'],
  solution: '<p>Written.</p>',
};
const check = (task: CheckTask): BlockOf<'check'> => ({
  id: 'check',
  type: 'check',
  prompt: 'Which?',
  task,
  hint: '',
  explanation: 'This one.',
  quote: '',
});

const choice = (id: string, is_right = false) => ({ id, text: `Choice ${id}`, is_right, feedback: '' });
const choices = [choice('a', true), choice('b')];
const items = [
  { id: 'a', text: 'First' },
  { id: 'b', text: 'Second' },
];
const groups = [
  { id: 'a', title: 'Left' },
  { id: 'b', title: 'Right' },
];
const sorted = items.map((item) => ({ ...item, group: item.id, feedback: '' }));
const pairs = [
  { id: 'a', left: 'One', right: 'Uno' },
  { id: 'b', left: 'Two', right: 'Dos' },
];
const near = { value: 9, feedback: 'Half of it.' };
const sameId = <Part extends object>(part: Part) => ({ ...part, id: 'a' });

const tasks = {
  one: { kind: 'one', choices },
  several: { kind: 'several', choices },
  order: { kind: 'order', items },
  match: { kind: 'match', pairs, extras: [{ id: 'c', right: 'Tres' }] },
  sort: { kind: 'sort', groups, items: sorted },
  number: { kind: 'number', value: 18, tolerance: 0.5, unit: 'hours', near: [near] },
  short: { kind: 'short', model_answer: 'Because.' },
  mark: { kind: 'mark', source: 'The source.', sentences: choices },
} satisfies { [Kind in CheckTask['kind']]: Extract<CheckTask, { kind: Kind }> };

describe('a block that works', () => {
  const blocks = [
    callout,
    example,
    code,
    table,
    figure,
    download,
    exercise,
    pythonLab,
    sqlLab,
    promptLab,
    ...Object.values(tasks).map(check),
  ];
  it.each(blocks.map((block) => [block.type === 'check' ? block.task.kind : block.type, block] as const))(
    'has no problem: %s',
    (_, block) => {
      expect(checkBlock(block)).toEqual({});
      expect(checkStorable([block])).toEqual({});
      expect(Blocks.safeParse([block]).error).toBeUndefined();
    },
  );
});

describe('a block that cannot be published', () => {
  const { one, several, order, match, sort, number, short, mark } = tasks;
  const problems: [path: string, message: string, block: PlacedBlock][] = [
    ['title', blockMessages.empty, { ...callout, title: ' ' }],
    ['html', blockMessages.empty, { ...callout, html: '<p>&nbsp;</p>' }],
    ['title', blockMessages.empty, { ...example, title: '' }],
    ['steps', blockMessages.noSteps, { ...example, steps: [] }],
    ['steps.0.title', blockMessages.empty, { ...example, steps: [{ title: '', html: '<p>a</p>' }] }],
    ['steps.0.html', blockMessages.empty, { ...example, steps: [{ title: 'a', html: '<p></p>' }] }],
    ['code', blockMessages.empty, { ...code, code: '\n' }],
    ['caption', blockMessages.empty, { ...table, caption: '' }],
    ['header', blockMessages.noColumns, { ...table, header: [], rows: [[]] }],
    ['header.1.text', blockMessages.equal, { ...table, header: ['Goal', ' goal '] }],
    ['header.0.text', blockMessages.empty, { ...table, header: ['', 'Goal'] }],
    ['rows', blockMessages.noRows, { ...table, rows: [] }],
    ['rows.0', blockMessages.rowLength, { ...table, rows: [['Minutes']] }],
    ['picture', blockMessages.noPicture, { ...figure, picture: null }],
    ['alt', blockMessages.noAlt, { ...figure, alt: ' ' }],
    ['title', blockMessages.empty, { ...download, title: '' }],
    ['file', blockMessages.noFile, { ...download, file: null }],
    ['title', blockMessages.empty, { ...exercise, title: '' }],
    ['html', blockMessages.empty, { ...exercise, html: '' }],
    ['checklist.1.text', blockMessages.equal, { ...exercise, checklist: ['One', 'one'] }],
    ['solution', blockMessages.empty, { ...exercise, solution: '' }],
    ['prompt', blockMessages.empty, { ...check(one), prompt: '' }],
    ['explanation', blockMessages.empty, { ...check(one), explanation: '' }],
    ['task.choices', blockMessages.oneRight, check({ ...one, choices: [choice('a'), choice('b')] })],
    [
      'task.choices',
      blockMessages.oneRight,
      check({ ...one, choices: [choice('a', true), choice('b', true)] }),
    ],
    ['task.choices', blockMessages.fewChoices, check({ ...one, choices: [choice('a', true)] })],
    ['task.choices', blockMessages.someRight, check({ ...several, choices: [choice('a'), choice('b')] })],
    [
      'task.choices.1.text',
      blockMessages.equal,
      check({ ...one, choices: [choice('a', true), { ...choice('b'), text: 'choice  A' }] }),
    ],
    [
      'task.choices.0.text',
      blockMessages.empty,
      check({ ...one, choices: [{ ...choice('a', true), text: '' }, choice('b')] }),
    ],
    ['task.items', blockMessages.fewItems, check({ ...order, items: items.slice(1) })],
    ['task.pairs', blockMessages.fewItems, check({ ...match, pairs: pairs.slice(1) })],
    [
      'task.pairs.1.left',
      blockMessages.equal,
      check({ ...match, pairs: pairs.map((pair) => ({ ...pair, left: 'One' })) }),
    ],
    ['task.extras.0.right', blockMessages.equal, check({ ...match, extras: [{ id: 'c', right: 'uno' }] })],
    ['task.groups', blockMessages.fewGroups, check({ ...sort, groups: groups.slice(0, 1) })],
    ['task.items.1.group', blockMessages.unknownGroup, check({ ...sort, groups: groups.slice(0, 1) })],
    ['task.groups.1.title', blockMessages.unusedGroup, check({ ...sort, items: sorted.slice(0, 1) })],
    ['task.items', blockMessages.fewItems, check({ ...sort, items: sorted.slice(0, 1) })],
    ['task.value', blockMessages.number, check({ ...number, value: Number.NaN })],
    ['task.tolerance', blockMessages.number, check({ ...number, tolerance: Number.NaN })],
    ['task.near.0.value', blockMessages.unreachable, check({ ...number, near: [{ ...near, value: 18.5 }] })],
    [
      'task.near.0.value',
      blockMessages.unreachable,
      check({ ...number, value: 0.3, tolerance: 0.1, near: [{ ...near, value: 0.4 }] }),
    ],
    [
      'task.near.1.value',
      blockMessages.equal,
      check({ ...number, near: [near, { ...near, feedback: 'x' }] }),
    ],
    ['task.near.0.value', blockMessages.number, check({ ...number, near: [{ ...near, value: Number.NaN }] })],
    ['task.near.0.feedback', blockMessages.empty, check({ ...number, near: [{ ...near, feedback: '' }] })],
    ['task.model_answer', blockMessages.empty, check({ ...short, model_answer: '' })],
    ['task.source', blockMessages.empty, check({ ...mark, source: '' })],
    ['task.sentences', blockMessages.fewSentences, check({ ...mark, sentences: [choice('a', true)] })],
    [
      'task.sentences',
      blockMessages.someUnsupported,
      check({ ...mark, sentences: [choice('a'), choice('b')] }),
    ],
    ['task.choices', blockMessages.repeatedPart, check({ ...one, choices: choices.map(sameId) })],
    ['task.choices', blockMessages.repeatedPart, check({ ...several, choices: choices.map(sameId) })],
    ['task.items', blockMessages.repeatedPart, check({ ...order, items: items.map(sameId) })],
    ['task.pairs', blockMessages.repeatedPart, check({ ...match, pairs: pairs.map(sameId) })],
    ['task.pairs', blockMessages.repeatedPart, check({ ...match, extras: [{ id: 'a', right: 'Tres' }] })],
    ['task.groups', blockMessages.repeatedPart, check({ ...sort, groups: groups.map(sameId) })],
    ['task.items', blockMessages.repeatedPart, check({ ...sort, items: sorted.map(sameId) })],
    ['task.sentences', blockMessages.repeatedPart, check({ ...mark, sentences: choices.map(sameId) })],
  ];

  it.each(problems)('has a problem at %s: %s', (path, message, block) => {
    expect(checkBlocks([callout, block])).toMatchObject({ [`1.${path}`]: message });
  });
});

describe('a block that the API would not store, even in a draft', () => {
  const { number } = tasks;
  const tooLong = 'x'.repeat(501);
  const problems: [path: string, message: string, block: PlacedBlock][] = [
    ['title', blockLimits.line.tooLong, { ...callout, title: tooLong }],
    ['html', blockLimits.html.tooLong, { ...callout, html: 'x'.repeat(20_001) }],
    ['prompt', blockLimits.paragraph.tooLong, { ...check(number), prompt: 'x'.repeat(4001) }],
    ['code', blockLimits.code.tooLong, { ...code, code: 'x'.repeat(10_001) }],
    ['steps', blockLimits.steps.tooMany, { ...example, steps: Array(21).fill(example.steps[0]) }],
    ['steps.0.title', blockLimits.line.tooLong, { ...example, steps: [{ title: tooLong, html: '' }] }],
    ['header', blockLimits.columns.tooMany, { ...table, header: Array(11).fill('x') }],
    ['rows', blockLimits.rows.tooMany, { ...table, rows: Array(61).fill([]) }],
    ['rows.0', blockLimits.columns.tooMany, { ...table, rows: [Array(11).fill('x')] }],
    ['rows.0.1', blockLimits.line.tooLong, { ...table, rows: [['', tooLong]] }],
    ['checklist', blockLimits.checklist.tooMany, { ...exercise, checklist: Array(21).fill('x') }],
    ['minutes', blockMessages.minutes, { ...exercise, minutes: Number.NaN }],
    ['minutes', blockMessages.minutes, { ...exercise, minutes: 601 }],
    [
      'task.choices',
      blockLimits.choices.tooMany,
      check({ kind: 'one', choices: Array(13).fill(choice('a')) }),
    ],
    [
      'task.sentences',
      blockLimits.sentences.tooMany,
      check({ ...tasks.mark, sentences: Array(41).fill(choice('a')) }),
    ],
    ['task.value', blockMessages.number, check({ ...number, value: Number.NaN })],
    [
      'task.items.0.group',
      blockMessages.unknownGroup,
      check({ ...tasks.sort, items: sorted.map((item) => ({ ...item, group: '' })) }),
    ],
    ['task.tolerance', blockMessages.negative, check({ ...number, tolerance: -1 })],
    ['task.near.0.value', blockMessages.number, check({ ...number, near: [{ ...near, value: Number.NaN }] })],
  ];

  it.each(problems)('has a problem at %s: %s', (path, message, block) => {
    expect(checkStorable([block])).toMatchObject({ [`0.${path}`]: message });
    expect(Blocks.safeParse([block]).success).toBe(false);
  });

  it('is one of too many', () => {
    expect(checkStorable(Array(61).fill(callout))).toEqual({ '': blockLimits.blocks.tooMany });
  });

  it('may be as long as the text of the lesson, if it is text', () => {
    expect(checkStorable([{ id: 'text', type: 'text', html: 'x'.repeat(90_000) }])).toEqual({});
  });
});

describe('the text of a lesson and its blocks', () => {
  const text = fc.record({
    id: fc.stringMatching(/^[a-z0-9]{1,10}$/),
    type: fc.constant('text' as const),
    html: fc.string({ unit: 'binary' }),
  });
  const placed = fc.array(fc.oneof(text, fc.constant(callout), fc.constant(check(tasks.one))));

  it('are the same after they were joined and divided again', () => {
    fc.assert(
      fc.property(placed, (blocks) => {
        const lesson = joinedBlocks(blocks);
        expect(isDivided(lesson)).toBe(true);
        expect(placedBlocks(lesson)).toEqual(blocks);
      }),
    );
  });

  it('are one text block if there are no other blocks', () => {
    expect(placedBlocks({ content: '<p>a</p>' })).toEqual([
      { id: onlyBlock, type: 'text', html: '<p>a</p>' },
    ]);
  });

  it('do not add up if a character is missing or left over', () => {
    fc.assert(
      fc.property(placed, fc.string({ minLength: 1 }), (blocks, rest) => {
        const lesson = joinedBlocks(blocks);
        expect(isDivided({ ...lesson, content: lesson.content + rest })).toBe(false);
      }),
    );
  });
});
