import type { SanitizedHtml } from '../../../components/prose/Prose.tsx';

/** A lesson in the editor; the id holds while it is moved and renamed. */
export interface LessonDraft {
  id: string;
  title: string;
  content: SanitizedHtml;
}

export interface ModuleDraft {
  id: string;
  title: string;
  lessons: readonly LessonDraft[];
}

/** A week of the published curriculum. */
export interface WeekDraft {
  id: string;
  week: string;
  title: string;
  topics: readonly string[];
  deliverables: readonly string[];
}

/** Everything that an admin edits of a course; names are the API's. */
export interface CourseDraft {
  title: string;
  description: string;
  /** Text, as '8 weeks'. */
  duration: string;
  /** Text, as '2,500+'. */
  students: string;
  level: string;
  track: string;
  /** The price, as dollar text. */
  deduction: string;
  learning_outcomes: readonly string[];
  prerequisites: readonly string[];
  target_roles: readonly string[];
  instructor: { name: string; credentials: string; bio: string };
  weeks: readonly WeekDraft[];
  modules: readonly ModuleDraft[];
}

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
  learning_outcomes: [],
  prerequisites: [],
  target_roles: [],
  instructor: { name: '', credentials: '', bio: '' },
  weeks: [],
  modules: [],
};

/** The lines of a text area as a list, without blanks. */
export function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const isBlank = (text: string): boolean => text.trim() === '';

/**
 * What is missing, in the order of the editor. Publishing also needs a lesson in each module, and one at all, unless
 * learners see the course without lessons already (`mayBeEmpty`).
 */
export function findProblems(
  draft: CourseDraft,
  isPublishing: boolean,
  { mayBeEmpty = false } = {},
): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const demand = (
    isMissing: boolean,
    section: EditorSection,
    field: string,
    message: string,
    lesson?: string,
  ) => {
    if (isMissing) problems.push({ section, field, message, ...(lesson !== undefined && { lesson }) });
  };
  demand(isBlank(draft.title), 'details', 'title', 'Enter a title');
  demand(isBlank(draft.description), 'details', 'description', 'Enter a description');
  demand(isBlank(draft.duration), 'details', 'duration', "Enter a duration, such as '8 weeks'");
  demand(
    !/^\$\d{1,3}(,\d{3})*$/.test(draft.deduction.trim()),
    'details',
    'deduction',
    "Enter a price in dollars, such as '$2,950'",
  );
  for (const { id, title } of draft.weeks) {
    demand(isBlank(title), 'curriculum', `week-${id}`, 'Give each week a title');
  }
  for (const module of draft.modules) {
    const field = `module-${module.id}`;
    const isEmpty = isPublishing && module.lessons.length === 0;
    demand(isBlank(module.title), 'lessons', field, 'Give each module a title');
    demand(isEmpty, 'lessons', field, 'Write a lesson in each module before publishing');
    for (const { id, title } of module.lessons) {
      demand(isBlank(title), 'lessons', `lesson-${id}`, 'Give each lesson a title', id);
    }
  }
  const isWithout = draft.modules.length === 0 && !mayBeEmpty;
  demand(isPublishing && isWithout, 'lessons', 'modules', 'Write a lesson before publishing');
  return problems;
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
