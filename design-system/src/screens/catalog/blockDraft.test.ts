import { describe, expect, it, test } from 'vitest';
import {
  type BlockDraft,
  blockNameOf,
  blockNames,
  type BlockType,
  copyOfBlock,
  newBlock,
  newPartId,
  type TaskDraft,
  taskAs,
  type TaskKind,
} from './blockDraft.ts';

const types = Object.keys(blockNames) as BlockType[];

test.each(types)('a new block and a copy of it have unused ids: %s', (type) => {
  const block = newBlock(type);
  const ids = [block.id, newBlock(type).id, copyOfBlock(block).id];
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{10}$/);
  expect(new Set(ids).size).toBe(3);
});

test('a copy changes without its original', () => {
  const block: BlockDraft = { id: 'a', type: 'table', caption: '', header: ['x'], rows: [['y']] };
  const copy = copyOfBlock(block);
  if (copy.type === 'table') copy.rows[0]?.push('z');
  expect(block.rows).toEqual([['y']]);
});

test.each([
  [[], 'a'],
  [['a', 'b'], 'c'],
  // The letter of a removed choice stays unused, because answers may name it.
  [['a', 'c'], 'd'],
  [['b', 'a'], 'c'],
  [['z'], 'aa'],
  [['az'], 'ba'],
  [['1', 'x'], 'y'],
])('the next id after %j is %s', (ids, next) => {
  expect(newPartId(ids.map((id) => ({ id })))).toBe(next);
});

describe('a question as another kind', () => {
  const choices = [
    { id: 'a', text: 'This', is_right: true, feedback: 'Yes.' },
    { id: 'b', text: 'That', is_right: true, feedback: '' },
  ];
  const several: TaskDraft = { kind: 'several', choices };

  it.each<[TaskKind, object]>([
    ['one', { choices: [choices[0], { ...choices[1], is_right: false }] }],
    ['mark', { source: '', sentences: choices }],
    [
      'order',
      {
        items: [
          { id: 'a', text: 'This' },
          { id: 'b', text: 'That' },
        ],
      },
    ],
    [
      'match',
      {
        pairs: [
          { id: 'a', left: 'This', right: '' },
          { id: 'b', left: 'That', right: '' },
        ],
      },
    ],
    [
      'sort',
      {
        items: [
          { id: 'a', text: 'This', group: '', feedback: 'Yes.' },
          { id: 'b', text: 'That', group: '', feedback: '' },
        ],
      },
    ],
  ])('keeps the texts that both kinds have: %s', (kind, kept) => {
    expect(taskAs(several, kind)).toMatchObject({ kind, ...kept });
  });

  it('is the same object if the kind is the same', () => expect(taskAs(several, 'several')).toBe(several));

  it('starts empty if the kinds have nothing in common', () => {
    const number = taskAs(several, 'number');
    expect(number).toEqual({ kind: 'number', value: Number.NaN, tolerance: 0, unit: '', near: [] });
    expect(taskAs(number, 'one')).toMatchObject({ choices: [{ text: '' }, { text: '' }] });
  });
});

test.each<[BlockDraft, string]>([
  [{ id: 'a', type: 'text', html: '<p>One &amp; <b>two</b></p><p>three</p>' }, 'Text: One & two three'],
  [{ id: 'a', type: 'text', html: '<p></p>' }, 'Text'],
  [{ id: 'a', type: 'code', language: 'Python', caption: '', code: '\nx = 1\ny = 2' }, 'Code: x = 1'],
  [{ id: 'a', type: 'table', caption: 'x'.repeat(70), header: [], rows: [] }, `Table: ${'x'.repeat(57)}…`],
])('%j is named %s', (block, name) => expect(blockNameOf(block)).toBe(name));
