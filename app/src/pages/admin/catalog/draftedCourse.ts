import { placedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import type { DraftedText } from '@redwhiteandcode/contract/curriculum/admin-operations.ts';
import type { CourseDraft, ModuleDraft } from '@redwhiteandcode/design-system';

/** Opens a changed draft at a lesson. */
export type OpenDrafted = (change: (draft: CourseDraft) => CourseDraft, lesson: string) => void;

export interface CourseDraftingProps {
  courseId: string;
  /** Returns what is in the editor now. */
  current: () => CourseDraft | undefined;
  onOpen: OpenDrafted;
}

/** Returns the modules that a model has drafted, with ids that no other module has. */
const draftedModules = ({ id, modules }: DraftedText): ModuleDraft[] =>
  modules.map(({ module_title, lessons }, at) => ({
    id: `module-${id}-${at}`,
    module_title,
    lessons: lessons.map(({ lesson_title, ...text }, position) => ({
      id: draftedLessonId(id, at, position),
      lesson_title,
      blocks: placedBlocks(text),
    })),
  }));

/** Returns the id in the editor of a drafted lesson, by default of the first one. */
export const draftedLessonId = (draftId: string, module = 0, lesson = 0): string =>
  `lesson-${draftId}-${module}-${lesson}`;

/** Returns a draft with what a model has drafted: its modules come last, and its details fill what is empty. */
export function withDrafted(draft: CourseDraft, drafted: DraftedText): CourseDraft {
  const modules = [...draft.modules, ...draftedModules(drafted)];
  if (!drafted.details) return { ...draft, modules };
  const { details } = draft;
  const { instructor_info, modules: weeks, ...lists } = drafted.details;
  const filled = <Item>(own: Item[], others: Item[]): Item[] => (own.length > 0 ? own : others);
  const isNamed = Object.values(details.instructor_info).some(Boolean);
  return {
    ...draft,
    modules,
    details: {
      learning_outcomes: filled(details.learning_outcomes, lists.learning_outcomes),
      prerequisites: filled(details.prerequisites, lists.prerequisites),
      target_roles: filled(details.target_roles, lists.target_roles),
      instructor_info: isNamed ? details.instructor_info : instructor_info,
      modules:
        details.modules.length > 0
          ? details.modules
          : weeks.map((week, at) => ({
              ...week,
              deliverables: week.deliverables ?? [],
              id: `week-${drafted.id}-${at}`,
            })),
    },
  };
}
