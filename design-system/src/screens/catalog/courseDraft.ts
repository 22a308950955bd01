import type { CourseSummary } from '../course/course.ts';
import { type BlockDraft, blockNames, newBlock } from './blockDraft.ts';

/** A lesson in the editor; it keeps its id when it is moved or renamed. */
export interface LessonDraft {
  id: string;
  lesson_title: string;
  blocks: readonly BlockDraft[];
}

export interface ModuleDraft {
  id: string;
  module_title: string;
  lessons: readonly LessonDraft[];
}

/** A week of the published curriculum. */
export interface WeekDraft {
  id: string;
  week: string;
  title: string;
  topics: string[];
  deliverables: string[];
}

/** The details of a course that signed-in users see before they enroll. */
export interface DetailsDraft {
  learning_outcomes: string[];
  prerequisites: string[];
  target_roles: string[];
  instructor_info: { name: string; credentials: string; bio: string };
  modules: readonly WeekDraft[];
}

/** The numbers of a course, which the editor keeps as typed. */
type CourseNumbers = 'hours' | 'certificate_months' | 'list_price';

/** Everything that an admin edits in a course, with the API's names. */
export interface CourseDraft extends Omit<CourseSummary, 'id' | 'deduction' | CourseNumbers> {
  /** The months for which certificates are valid, as typed; may be empty. */
  certificate_months: string;
  /** Dollars, as typed. */
  price: string;
  /** Dollars, as typed; may be empty. */
  list_price: string;
  /** The last day on which the list price was charged, an ISO date; may be empty. */
  charged_until: string;
  details: DetailsDraft;
  modules: readonly ModuleDraft[];
}

/** A place in the editor that can take focus. */
export interface EditorPlace {
  /** The tab. */
  section: 'details' | 'curriculum' | 'lessons';
  /** The id of the field within the editor. */
  field: string;
  /** The id of the lesson that must be open to show the field. */
  lesson?: string | undefined;
  /** The id of the block that must be open to show the field. */
  block?: string | undefined;
  /** The lesson and the type of the block, for a problem whose message does not say where it is. */
  where?: string | undefined;
}

/** A problem that prevents saving the course. */
export interface DraftProblem extends EditorPlace {
  message: string;
}

/** An empty draft. */
export const emptyCourse: CourseDraft = {
  title: '',
  description: '',
  duration: '',
  students: '',
  level: 'Beginner',
  track: 'Technical',
  certificate_months: '',
  price: '',
  list_price: '',
  charged_until: '',
  details: {
    learning_outcomes: [],
    prerequisites: [],
    target_roles: [],
    instructor_info: { name: '', credentials: '', bio: '' },
    modules: [],
  },
  modules: [],
};

/** Returns the lines of a text, trimmed, without empty ones. */
export function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Returns the place in the editor that shows this path of a draft. */
export function placeOf({ details, modules }: CourseDraft, path: string): EditorPlace {
  const [, week] = /^details\.modules\.(\d+)/.exec(path) ?? [];
  if (week !== undefined)
    return { section: 'curriculum', field: `week-${details.modules[Number(week)]?.id}` };
  const [isLesson, at, place] = /^modules\.(\d+)(?:\.lessons\.(\d+))?/.exec(path) ?? [];
  if (isLesson === undefined) return { section: path === 'modules' ? 'lessons' : 'details', field: path };
  const module = modules[Number(at)];
  if (place === undefined) return { section: 'lessons', field: `module-${module?.id}` };
  const lesson = module?.lessons[Number(place)];
  const [isBlocks, block, field = ''] = /\.blocks\.(?:(\d+)\.?(.*))?$/.exec(path) ?? [];
  if (!lesson || isBlocks === undefined)
    return { section: 'lessons', field: `lesson-${lesson?.id}`, lesson: lesson?.id };
  return blockPlaceOf(lesson, block, field);
}

/** Returns the place of a field of a block; without the block's number, it is the place of all blocks. */
function blockPlaceOf(
  { id, lesson_title, blocks }: LessonDraft,
  at: string | undefined,
  path: string,
): EditorPlace {
  const lesson = { section: 'lessons', lesson: id } as const;
  const block = at === undefined ? undefined : blocks[Number(at)];
  if (!block) return { ...lesson, field: 'blocks', where: lesson_title };
  // A list with one line each is one field, and a cell of the header is its text.
  const field = path
    .replace(/^(checklist|columns|cases\.\d+\.must(?:_not)?_contain)\..*/, '$1')
    .replace(/^(header\.\d+)\..*/, '$1');
  return {
    ...lesson,
    field: `block-${block.id}.${field}`,
    block: block.id,
    where: `${lesson_title}, ${blockNames[block.type]}`,
  };
}

/** A lesson and the blocks of it that are open in the editor. */
export interface OpenedLesson {
  id: string | undefined;
  blocks: readonly string[];
}

/** Returns the lesson with this id. */
export const lessonIn = ({ modules }: CourseDraft, id: string | undefined): LessonDraft | undefined =>
  modules.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);

/** Returns a lesson as it is first opened: a lesson of one block with its block, others as a list. */
export const openedLesson = (lesson: LessonDraft | undefined): OpenedLesson => ({
  id: lesson?.id,
  blocks: lesson?.blocks.length === 1 ? lesson.blocks.map(({ id }) => id) : [],
});

/** Returns a lesson without text. */
export const newLesson = (id: string): LessonDraft => ({ id, lesson_title: '', blocks: [newBlock('text')] });

/** Returns the list with `change` applied to the item with this id. */
export function replaceItem<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  change: (item: Item) => Item,
): Item[] {
  return items.map((item) => (item.id === id ? change(item) : item));
}

/** Returns the list without the item with this id. */
export function removeItem<Item extends { id: string }>(items: readonly Item[], id: string): Item[] {
  return items.filter((item) => item.id !== id);
}
