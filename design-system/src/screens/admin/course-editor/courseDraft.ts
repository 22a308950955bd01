import type { SanitizedHtml } from '../../../components/prose/Prose.tsx';
import type { CourseSummary } from '../../course/course.ts';

/** A lesson in the editor; the id is its own while it is moved and renamed. */
export interface LessonDraft {
  id: string;
  lesson_title: string;
  content: SanitizedHtml;
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

/** What signed-in people read of a course before they enroll. */
export interface DetailsDraft {
  learning_outcomes: string[];
  prerequisites: string[];
  target_roles: string[];
  instructor_info: { name: string; credentials: string; bio: string };
  modules: readonly WeekDraft[];
}

/** Everything that an admin edits of a course, in the API's shape and names. */
export interface CourseDraft extends Omit<CourseSummary, 'id'> {
  details: DetailsDraft;
  modules: readonly ModuleDraft[];
}

/**
 * Says what is wrong with a draft: sentences by the path of what is wrong, as `title` or `modules.0.lessons.2`. A course
 * that learners see without lessons already `mayBeEmpty`.
 */
export type CheckDraft = (
  draft: CourseDraft,
  purpose: { isPublishing: boolean; mayBeEmpty: boolean },
) => Readonly<Record<string, string>>;

/** The editor's parts, each a tab. */
export type EditorSection = 'details' | 'curriculum' | 'lessons';

/** A place in the editor that can be led to. */
export interface EditorPlace {
  section: EditorSection;
  /** The id of the field within the editor. */
  field: string;
  /** The id of the lesson that must be open for the field to be there. */
  lesson?: string | undefined;
}

/** What must be mended before the course can be saved. */
export interface DraftProblem extends EditorPlace {
  message: string;
}

/** A course that nothing has been written into. */
export const emptyCourse: CourseDraft = {
  title: '',
  description: '',
  duration: '',
  students: '',
  level: 'Beginner',
  track: 'Technical',
  deduction: '',
  details: {
    learning_outcomes: [],
    prerequisites: [],
    target_roles: [],
    instructor_info: { name: '', credentials: '', bio: '' },
    modules: [],
  },
  modules: [],
};

/** The lines of a text area as a list, without blanks. */
export function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The place in the editor where a path of a draft is shown. */
export function placeOf({ details, modules }: CourseDraft, path: string): EditorPlace {
  const [, week] = /^details\.modules\.(\d+)/.exec(path) ?? [];
  if (week !== undefined)
    return { section: 'curriculum', field: `week-${details.modules[Number(week)]?.id}` };
  const [isLesson, at, place] = /^modules\.(\d+)(?:\.lessons\.(\d+))?/.exec(path) ?? [];
  if (isLesson === undefined) return { section: path === 'modules' ? 'lessons' : 'details', field: path };
  const module = modules[Number(at)];
  if (place === undefined) return { section: 'lessons', field: `module-${module?.id}` };
  const lesson = module?.lessons[Number(place)]?.id;
  return { section: 'lessons', field: `lesson-${lesson}`, lesson };
}

/** The list with the item of this id replaced by what `change` makes of it. */
export function replaceItem<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  change: (item: Item) => Item,
): Item[] {
  return items.map((item) => (item.id === id ? change(item) : item));
}

/** The list without the item of this id. */
export function removeItem<Item extends { id: string }>(items: readonly Item[], id: string): Item[] {
  return items.filter((item) => item.id !== id);
}
