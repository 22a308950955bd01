import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CourseText, WrittenCourse } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { BlockOf } from '@redwhiteandcode/contract/course/blocks.ts';
import { CourseId } from '@redwhiteandcode/contract/catalog/operations.ts';
import { blockMessages } from '@redwhiteandcode/contract/course/block-limits.ts';
import {
  isDivided,
  joinedBlocks,
  type PlacedBlock,
  placedBlocks,
} from '@redwhiteandcode/contract/course/block-parts.ts';
import { courseRules } from '@redwhiteandcode/contract/course/rules.ts';
import { promptLab, pythonLab, sqlLab } from '@redwhiteandcode/contract/course/sample-labs.ts';
import { sampleCard } from '@redwhiteandcode/contract/catalog/sample-course.ts';
import { sanitizeLesson } from '../rows/course/lesson-html.ts';
import { type CourseModule, lessonKeys, unpack, withNumbersOf } from '../rows/course/modules.ts';
import { cardOf, type CourseRow, noDetails } from '../rows/course/row.ts';
import {
  auditChanges,
  editedText,
  idsFor,
  numberedModules as numbered,
  packText,
  readingMinutes,
  toEditable,
} from './rules.ts';

const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

it.each([
  ['an empty lesson', '', 1],
  ['180 words', words(180), 1],
  ['181 words', words(181), 2],
  ['words in adjacent cells', '<td>one</td><td>two</td>'.repeat(201), 3],
  ['attributes', `<a href="${'x '.repeat(500)}">one</a>`, 1],
])('the reading time of %s: %j', (_, html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});

type Written = WrittenCourse['modules'];
const numberedModules = (...edit: [Written, readonly CourseModule[], Record<string, number>]) =>
  numbered(...edit, sanitizeLesson);

describe('the ID of a course', () => {
  it.each([
    ['AI Fundamentals for Business', 'ai-fundamentals-for-business'],
    ['  Café & Résumé: AI! ', 'cafe-resume-ai'],
    ['Æthelred & Łódź: What’s New', 'aethelred-lodz-whats-new'],
    ['Export', 'course-export'],
    ['new', 'course-new'],
    ['-- A -- b --', 'a-b'],
    [`${'x'.repeat(69)} yz`, 'x'.repeat(69)],
    ['日本語', 'course'],
  ])('from %j is %j', (title, id) => {
    expect(idsFor(title, 2)).toEqual([id, `${id}-2`]);
  });

  it('is valid for any title', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (title) => {
        for (const id of idsFor(title, 20)) expect(CourseId.safeParse(id).success).toBe(true);
      }),
    );
  });
});

const lesson = (lesson_number: number | undefined, lesson_title: string) => ({
  lesson_number,
  lesson_title,
  content: '<p>Text</p>',
});
const before: CourseModule[] = [
  { module_number: 1, module_title: 'One', lessons: [lesson(1, 'a'), lesson(2, 'b')] as never },
  { module_number: 2, module_title: 'Two', lessons: [lesson(1, 'c')] as never },
];
const given = withNumbersOf(before, {});

describe('the numbers of lessons', () => {
  it('do not change when lessons and modules are reordered', () => {
    const written: Written = [
      { module_number: 2, module_title: 'Two', lessons: [lesson(1, 'c')] },
      { module_number: 1, module_title: 'One', lessons: [lesson(2, 'b'), lesson(1, 'a')] },
    ];
    expect(lessonKeys(numberedModules(written, before, given))).toEqual(['2.1', '1.2', '1.1']);
  });

  it('are new for new lessons, even if other lessons were deleted', () => {
    const shorter = numberedModules(
      [{ module_number: 1, module_title: 'One', lessons: [lesson(1, 'a')] }],
      before,
      given,
    );
    expect(lessonKeys(shorter)).toEqual(['1.1']);
    const longer = numberedModules(
      [
        { module_title: 'New', lessons: [lesson(undefined, 'd')] },
        { module_number: 1, module_title: 'One', lessons: [lesson(undefined, 'e'), lesson(1, 'a')] },
      ],
      shorter,
      withNumbersOf(shorter, given),
    );
    expect(lessonKeys(longer)).toEqual(['3.1', '1.3', '1.1']);
  });

  it('are never reused', () => {
    const edit = fc.record({ drop: fc.nat(5), add: fc.nat(3), addModule: fc.boolean() });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
        let state = { modules: before, given };
        const titles = new Map(titlesOf(before));
        for (const [round, { drop, add, addModule }] of edits.entries()) {
          const written: Written = state.modules.map((module) => ({
            ...module,
            lessons: [
              ...module.lessons.filter((_, at) => at !== drop),
              ...Array.from({ length: add }, (_, at) => lesson(undefined, `${round}.${at}`)),
            ],
          }));
          if (addModule) written.push({ module_title: 'New', lessons: [lesson(undefined, `${round}`)] });
          const modules = numberedModules(written, state.modules, state.given);
          state = { modules, given: withNumbersOf(modules, state.given) };
          for (const [key, title] of titlesOf(state.modules)) {
            expect(titles.get(key) ?? title).toBe(title);
            titles.set(key, title);
          }
        }
      }),
    );
  });

  it.each([
    ['unknown', [{ module_number: 3, module_title: 'x', lessons: [] }], courseRules.unknownNumber],
    [
      'unknown lesson numbers',
      [{ module_number: 2, module_title: 'x', lessons: [lesson(2, 'x')] }],
      courseRules.unknownNumber,
    ],
    [
      'used twice',
      [
        { module_number: 1, module_title: 'x', lessons: [] },
        { module_number: 1, module_title: 'y', lessons: [] },
      ],
      courseRules.repeatedNumber,
    ],
  ] satisfies [string, Written, string][])('are refused if they are %s', (_name, written, message) => {
    expect(() => numberedModules(written, before, given)).toThrow(message);
  });

  it('are at most 999', () => {
    const written: Written = [{ module_title: 'x', lessons: [] }];
    expect(() => numberedModules(written, [], { 999: 1 })).toThrow(courseRules.tooManyNumbers);
    expect(numberedModules(written, [], { 998: 1 })[0]?.module_number).toBe(999);
  });
});

const titlesOf = (modules: readonly CourseModule[]) =>
  modules.flatMap(({ module_number, lessons }) =>
    lessons.map((one) => [`${module_number}.${one.lesson_number}`, one.lesson_title] as const),
  );

describe('an edited lesson', () => {
  it('is sanitized and keeps its provenance, which says that it was edited', () => {
    const known = [
      {
        ...before[0],
        lessons: [{ ...lesson(1, 'a'), provenance: { generator: 'offline' } }],
      },
    ] as unknown as CourseModule[];
    const written: Written = [
      {
        module_number: 1,
        module_title: 'One',
        lessons: [
          { lesson_number: 1, lesson_title: 'a', content: '<p onclick="x()">New</p><script>x()</script>' },
        ],
      },
    ];
    expect(numberedModules(written, known, given)[0]?.lessons).toEqual([
      {
        lesson_number: 1,
        lesson_title: 'a',
        content: '<p>New</p>',
        provenance: { generator: 'offline', is_edited: true },
      },
    ]);
  });
});

const callout: BlockOf<'callout'> = {
  id: 'tip',
  type: 'callout',
  tone: 'tip',
  title: 'A tip',
  html: '<p>Read twice.</p>',
};
const question: BlockOf<'check'> = {
  id: 'question',
  type: 'check',
  prompt: 'Which?',
  task: {
    kind: 'one',
    choices: [
      { id: 'a', text: 'This', is_right: true, feedback: '' },
      { id: 'b', text: 'That', is_right: false, feedback: '' },
    ],
  },
  hint: '',
  explanation: 'This one.',
  quote: '',
};
const textBlock = (html: string, id = 'text'): PlacedBlock => ({ id, type: 'text', html });

/** The first module with one lesson of these blocks. */
const moduleWith = (placed: readonly PlacedBlock[], change: object = {}): Written => [
  {
    module_number: 1,
    module_title: 'One',
    lessons: [{ lesson_number: 1, lesson_title: 'a', ...joinedBlocks(placed), ...change }],
  },
];
const store = (written: Written, known: readonly CourseModule[] = before) =>
  numberedModules(written, known, given);
const placedOf = (modules: readonly CourseModule[]) => placedBlocks(modules[0]!.lessons[0]!);
const refusal = (path: string, message: string) =>
  expect.objectContaining({ status: 400, errors: [{ path, message }] }) as Error;

describe('the blocks of a lesson', () => {
  it('are stored with sanitized HTML, and the text still adds up', () => {
    const evil = '<p onclick="x()">Text</p><script>x()</script>';
    const exercise: PlacedBlock = {
      id: 'exercise',
      type: 'exercise',
      title: 'An exercise',
      html: evil,
      columns: [],
      minutes: 5,
      checklist: [],
      solution: evil,
    };
    const steps = [{ title: '<b>', html: evil }];
    const stored = store(
      moduleWith([
        textBlock(evil, 'first'),
        { ...callout, html: evil },
        { ...pythonLab, html: evil },
        { ...sqlLab, html: evil },
        { ...promptLab, html: evil },
        { id: 'example', type: 'worked_example', title: 'An example', steps },
        textBlock(`<p>Open${evil}`, 'second'),
        exercise,
        question,
      ]),
    );
    expect(placedOf(stored)).toEqual([
      textBlock('<p>Text</p>', 'first'),
      { ...callout, html: '<p>Text</p>' },
      { ...pythonLab, html: '<p>Text</p>' },
      { ...sqlLab, html: '<p>Text</p>' },
      { ...promptLab, html: '<p>Text</p>' },
      {
        id: 'example',
        type: 'worked_example',
        title: 'An example',
        steps: [{ title: '<b>', html: '<p>Text</p>' }],
      },
      textBlock('<p>Open</p><p>Text</p>', 'second'),
      { ...exercise, html: '<p>Text</p>', solution: '<p>Text</p>' },
      question,
    ]);
    expect(isDivided(stored[0]!.lessons[0]!)).toBe(true);
  });

  it('are refused if the text does not add up', () => {
    const written = moduleWith([textBlock('<p>Text</p>'), callout], { content: '<p>Text</p> ' });
    expect(() => store(written)).toThrow(refusal('body.modules.0.lessons.0.blocks', blockMessages.divided));
  });

  it('are refused if two blocks of the course have the same id', () => {
    const [module] = moduleWith([textBlock('<p>Text</p>'), callout]);
    const lessons = [module!.lessons[0]!, { ...module!.lessons[0]!, lesson_number: 2 }];
    const message = blockMessages.repeatedId;
    const refused = refusal('body.modules.0.lessons.1.blocks.1.id', message);
    expect(() => store([{ ...module!, lessons }])).toThrow(refused);
    const twice = moduleWith([textBlock('<p>a</p>'), textBlock('<p>b</p>')]);
    expect(() => store(twice)).toThrow(refusal('body.modules.0.lessons.0.blocks.1.id', message));
  });

  it('may have text blocks with the same id in different lessons', () => {
    const lessons = [1, 2].map((lesson_number) => ({
      lesson_number,
      lesson_title: 'x',
      ...joinedBlocks([textBlock('<p>Text</p>')]),
    }));
    expect(() => store([{ module_number: 1, module_title: 'One', lessons }])).not.toThrow();
  });

  it('are not lost to an editor that does not know them', () => {
    const known = store(moduleWith([textBlock('<p>Text</p>'), callout]));
    const older = moduleWith([], { content: '<p>New</p>', blocks: undefined });
    expect(() => store(older, known)).toThrow(refusal('body.modules.0.lessons.0.blocks', blockMessages.lost));
    const oneText = store(moduleWith([textBlock('<p>Text</p>')]));
    expect(placedOf(store(older, oneText))).toEqual([textBlock('<p>New</p>')]);
  });

  it('are edited text if one of them changed, and only then', () => {
    const provenance = { generator: 'offline', model: null, date: '2026-01-01T00:00:00.000Z' } as const;
    const known = before.map((module) => ({
      ...module,
      lessons: module.lessons.map((one) => ({ ...one, provenance })),
    }));
    const originOf = (placed: readonly PlacedBlock[]) =>
      store(moduleWith(placed), known)[0]?.lessons[0]?.provenance;
    expect(originOf([textBlock('<p>Text</p>')])).toEqual(provenance);
    expect(originOf([textBlock('<p>Text</p>'), callout])).toEqual({ ...provenance, is_edited: true });
  });

  it('are not edited text if an author only checked a lab', () => {
    const provenance = { generator: 'gemini', model: 'm', date: '2026-01-01T00:00:00.000Z' } as const;
    const [module] = store(moduleWith([{ ...sqlLab, checked: '' }]));
    const known = [{ ...module!, lessons: module!.lessons.map((one) => ({ ...one, provenance })) }];
    const originOf = (lab: PlacedBlock) => store(moduleWith([lab]), known)[0]?.lessons[0]?.provenance;
    expect(originOf(sqlLab)).toEqual(provenance);
    expect(originOf({ ...sqlLab, is_ordered: true })).toEqual({ ...provenance, is_edited: true });
  });
});

const text: CourseText = { ...sampleCard, details: noDetails, modules: before };

describe('a stored text', () => {
  it('is unchanged when it is read', () => {
    expect(unpack(packText(text))).toEqual(text);
  });

  it('is refused if it is too long for an item', () => {
    const noise = () => randomBytes(50_000).toString('base64');
    const lessons = Array.from({ length: 12 }, (_, at) => ({
      lesson_number: at + 1,
      lesson_title: 'x',
      content: noise(),
    }));
    const modules = [{ module_number: 1, module_title: 'One', lessons }];
    expect(() => packText({ ...text, modules })).toThrow(courseRules.stored.tooLong);
  });
});

describe('an edited course', () => {
  const row = {
    id: 'c',
    status: 'published',
    saved_at: '2026-01-02T00:00:00.000Z',
    version: 4,
    revision: 7,
    published_revision: 6,
    assessment: { questions: 20, pass_percent: 73 },
  } as CourseRow;

  it('shows its last editor, when it was saved, whether learners see it, and its assessment', () => {
    const saver = { user_id: 'editor', full_name: 'Ada' };
    expect(toEditable(row, text, { saved_by: saver, enrollment_count: 3 })).toEqual({
      ...text,
      id: 'c',
      status: 'published',
      version: 4,
      revision: 7,
      enrollment_count: 3,
      saved_by: saver,
      is_live: false,
      assessment: row.assessment,
      saved_at: row.saved_at,
    });
    expect(
      toEditable({ ...row, published_revision: 7 }, text, { saved_by: saver, enrollment_count: 3 }),
    ).toMatchObject({ is_live: true });
  });

  it('gets the edited fields and keeps the other details', () => {
    const details = { ...noDetails, target_roles: ['Analysts'], prerequisites: ['None'] };
    const written = {
      ...cardOf(text),
      details: { prerequisites: ['Some'] },
      modules: before,
      publish: true,
    } as unknown as WrittenCourse;
    expect(editedText(written, { details, modules: before }, given, sanitizeLesson)).toEqual({
      ...text,
      details: { ...details, prerequisites: ['Some'] },
    });
  });

  it('has its changed fields in the audit log', () => {
    const old = {
      text: { ...text, title: 'Old', modules: before.slice(1) },
      row: { ...row, status: 'draft' as const },
    };
    const now = { text, row: { ...row, revision: 8 } };
    expect(auditChanges(old, now).map(({ field }) => field)).toEqual([
      'status',
      'revision',
      'title',
      'lessons',
    ]);
    const fields = Object.keys(sampleCard);
    const otherCard = Object.fromEntries(fields.map((name) => [name, 'x']));
    const changes = auditChanges({ text, row }, { text: { ...text, ...otherCard }, row });
    expect(changes.map(({ field }) => field).toSorted()).toEqual(fields.toSorted());
  });
});
