import type { CourseText, WrittenCourse } from '../catalog/admin-operations.ts';
import type { CourseCard } from '../catalog/operations.ts';
import type { BankQuestion } from '../assessment/bank.ts';
import { type BankImport, mergedBank } from '../assessment/bank-import.ts';
import { placedBlocks } from '../course/block-parts.ts';
import { isChecked } from '../course/lab-fingerprint.ts';
import { cardNames } from './file-values.ts';
import type { ReadCourse } from './course-folder.ts';

type Module = CourseText['modules'][number];
type Lesson = Module['lessons'][number];

/** A course's text and bank; a new course has neither modules nor questions. */
export interface StoredCourse {
  text: CourseText;
  bank: readonly BankQuestion[];
}

/** What an import would do. */
export interface PlannedImport {
  /** The text to save. Modules and lessons that the course does not have are without a number: the API assigns it. */
  text: Omit<WrittenCourse, 'publish'>;
  bank: BankImport | undefined;
  /** Each change in a sentence, such as 'Changes lesson 1-2, “Take the Baseline”.' */
  changes: string[];
}

const lessonName = (module: number, { lesson_number, lesson_title }: Lesson): string =>
  `lesson ${module}-${lesson_number}, “${lesson_title}”`;

/** Returns a value as JSON whose properties are in alphabetical order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** Returns what files say about a lesson: neither the ids of its text blocks, nor whether its labs are checked. */
function contentOf(lesson: Lesson): unknown[] {
  const parts: unknown[] = [];
  for (const block of placedBlocks(lesson)) {
    const text = block.type === 'text' ? block.html.trim() : undefined;
    const before = parts.at(-1);
    if (text === undefined) parts.push({ ...block, checked: '' });
    else if (typeof before === 'string') parts[parts.length - 1] = `${before}\n${text}`;
    else parts.push(text);
  }
  return parts;
}

/** Returns a lesson whose labs keep the mark of their check if the stored lab runs the same. */
function withStoredChecks(lesson: Lesson, stored: Lesson | undefined): Lesson {
  if (!lesson.blocks || !stored?.blocks) return lesson;
  const marks = new Map(
    stored.blocks.flatMap((block) =>
      block.type === 'python_lab' || block.type === 'sql_lab' ? [[block.id, block.checked]] : [],
    ),
  );
  return {
    ...lesson,
    blocks: lesson.blocks.map((block) => {
      if (block.type !== 'python_lab' && block.type !== 'sql_lab') return block;
      const marked = { ...block, checked: marks.get(block.id) ?? '' };
      return isChecked(marked) ? marked : block;
    }),
  };
}

/** The lessons of a course by module and lesson number. */
const lessonsOf = (modules: readonly Module[]): Map<string, { module: number; lesson: Lesson }> =>
  new Map(
    modules.flatMap(({ module_number, lessons }) =>
      lessons.map((lesson) => [
        `${module_number}-${lesson.lesson_number}`,
        { module: module_number, lesson },
      ]),
    ),
  );

function lessonChange(module: number, lesson: Lesson, stored: Lesson | undefined): string[] {
  const name = lessonName(module, lesson);
  if (!stored) return [`Adds ${name}.`];
  const renamed =
    lesson.lesson_title === stored.lesson_title
      ? []
      : [`Renames ${lessonName(module, stored)} to “${lesson.lesson_title}”.`];
  const isChanged = !isSame(contentOf(lesson), contentOf(stored));
  return [...renamed, ...(isChanged ? [`Changes ${name}.`] : [])];
}

const orderOf = (modules: readonly Module[]): string[] =>
  modules.flatMap(({ module_number, lessons }) => [
    `${module_number}`,
    ...lessons.map(({ lesson_number }) => `${module_number}-${lesson_number}`),
  ]);

/** Returns the changes of the order of what both lists have. */
function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const kept = after.filter((key) => before.includes(key));
  return !isSame(
    kept,
    before.filter((key) => kept.includes(key)),
  );
}

const bankChanges = ({ added, changed }: BankImport): string[] => [
  ...added.map(({ id }) => `Adds the question ${id} to the bank, as a draft.`),
  ...changed.map(({ id }) => `Changes the question ${id} of the bank, which becomes a draft.`),
];

/** Returns what importing a course that was read without problems does to a stored course. */
export function planImport(stored: StoredCourse, read: ReadCourse): PlannedImport {
  const { outline } = read;
  if (!outline) throw new Error('A course with problems cannot be imported.');
  const before = stored.text;
  const card =
    outline.card ?? (Object.fromEntries(cardNames.map((name) => [name, before[name]])) as CourseCard);
  const known = lessonsOf(before.modules);
  const numbers = new Set(before.modules.map(({ module_number }) => module_number));
  const modules = outline.modules.map(
    ({ module_number, module_title }): Module => ({
      module_number,
      module_title,
      lessons: read.lessons.flatMap(({ module_number: module, lesson }) => {
        if (module !== module_number) return [];
        const was = known.get(`${module}-${lesson.lesson_number}`)?.lesson;
        const isKept = was && isSame(contentOf(lesson), contentOf(was));
        return [isKept ? { ...was, lesson_title: lesson.lesson_title } : withStoredChecks(lesson, was)];
      }),
    }),
  );
  const now = lessonsOf(modules);
  const { provenance: _, ...details } = before.details as CourseText['details'] & { provenance?: unknown };
  const bank =
    read.bank &&
    mergedBank(
      stored.bank,
      read.bank.map((question) => ({ ...question, status: 'draft' })),
    );
  const titles = new Map(
    before.modules.map(({ module_number, module_title }) => [module_number, module_title]),
  );
  const changes = [
    ...cardNames.flatMap((name) =>
      isSame(card[name], before[name]) ? [] : [`Changes the ${name.replaceAll('_', ' ')}.`],
    ),
    ...(isSame(outline.details, details) ? [] : ['Changes the details.']),
    ...modules.flatMap(({ module_number, module_title }) => {
      const title = titles.get(module_number);
      if (title === undefined) return [`Adds module ${module_number}, “${module_title}”.`];
      return title === module_title ? [] : [`Renames module ${module_number} to “${module_title}”.`];
    }),
    ...[...now.values()].flatMap(({ module, lesson }) =>
      lessonChange(module, lesson, known.get(`${module}-${lesson.lesson_number}`)?.lesson),
    ),
    ...[...known].flatMap(([key, { module, lesson }]) =>
      now.has(key) ? [] : [`Removes ${lessonName(module, lesson)}.`],
    ),
    ...(isReordered(orderOf(before.modules), orderOf(modules))
      ? ['Changes the order of modules or lessons.']
      : []),
    ...(bank ? bankChanges(bank) : []),
  ];
  const written = modules.map(({ module_number, lessons, ...module }) => ({
    ...module,
    ...(numbers.has(module_number) && { module_number }),
    lessons: lessons.map(({ lesson_number, provenance: _origin, ...lesson }) => ({
      ...lesson,
      ...(known.has(`${module_number}-${lesson_number}`) && { lesson_number }),
    })),
  }));
  return { text: { ...card, details: outline.details, modules: written }, bank, changes };
}
