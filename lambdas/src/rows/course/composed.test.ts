import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { joinedBlocks, type PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';
import { expect, it } from 'vitest';
import { composedMarks, composedParts, withTrueOrigins } from './composed.ts';
import { noDetails } from './row.ts';

const provenance = { generator: 'offline', model: null, date: '2026-01-01T00:00:00.000Z' } as const;
const text: PlacedBlock = { id: 'text', type: 'text', html: '<p>As composed.</p>' };
const callout = { id: 'tip', type: 'callout', tone: 'tip', title: 'Read it twice', html: '' } as const;

const courseWith = (lesson: object): Pick<CourseText, 'details' | 'modules'> => ({
  details: noDetails,
  modules: [
    {
      module_number: 1,
      module_title: 'One',
      lessons: [
        { lesson_number: 1, lesson_title: 'a', content: '<p>As composed.</p>', provenance, ...lesson },
      ],
    },
  ],
});
const marks = composedMarks([], courseWith({}));

it.each<[string, PlacedBlock[], string[]]>([
  ['the same text in one block', [text], ['a']],
  [
    'the same text in two blocks',
    [
      { ...text, html: '<p>As</p>' },
      { ...text, id: 'b', html: 'composed' },
    ],
    ['a'],
  ],
  ['the text with words in another block', [text, callout], []],
  ['the text with an empty block', [text, { ...callout, title: '' }], ['a']],
])('a lesson of %s is composed: %#', (_, placed, lessons) => {
  expect(composedParts(courseWith(joinedBlocks(placed)), marks).lessons).toEqual(lessons);
});

it('a lesson with words in another block stays edited', () => {
  const edited = { ...joinedBlocks([text, callout]), provenance: { ...provenance, is_edited: true } };
  const originOf = (course: ReturnType<typeof courseWith>) => course.modules[0]?.lessons[0]?.provenance;
  expect(originOf(withTrueOrigins(courseWith(edited), marks))).toEqual(edited.provenance);
  const again = { ...edited, ...joinedBlocks([text]) };
  expect(originOf(withTrueOrigins(courseWith(again), marks))).toEqual(provenance);
});

it('a lesson is composed also if an editor sent its blocks back with their properties in another order', () => {
  const { title, ...rest } = callout;
  const marked = composedMarks([], courseWith(joinedBlocks([text, { ...callout, html: '<p>Twice.</p>' }])));
  const sent: PlacedBlock[] = [text, { title, ...rest, html: '<p>Twice.</p>' }];
  expect(composedParts(courseWith(joinedBlocks(sent)), marked).lessons).toEqual(['a']);
});
