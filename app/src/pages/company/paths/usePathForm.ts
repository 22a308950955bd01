import type { PathFormProps, PathValues } from '@redwhiteandcode/design-system';
import { checkPath, coursesProblem } from '@redwhiteandcode/contract/company/path-rules.ts';
import type { CompanyPath, NewCompanyPath } from '@redwhiteandcode/contract/company/path-operations.ts';
import { useSaveRecord } from '../../../parts/admin/useSaveRecord.ts';
import { assignmentKeys } from '../../../parts/company/changedKeys.ts';
import { useCourses } from '../../../parts/company/useCourses.ts';

/** Returns the errors of a path's form by field, or undefined if there are none. */
function validate({ name, courses }: PathValues) {
  const named = checkPath({ name });
  const problem = coursesProblem(courses.map(({ id }) => id));
  return named || problem !== undefined
    ? { ...named, ...(problem !== undefined && { courses: problem }) }
    : undefined;
}

/** Returns the form of a path. `save` stores it, and `onSaved` receives the stored path. */
export function usePathForm(
  save: (body: NewCompanyPath) => Promise<CompanyPath>,
  { done, onSaved }: { done: string; onSaved?: (path: CompanyPath) => void },
): Pick<PathFormProps, 'courses' | 'validate' | 'onSave'> {
  const store = useSaveRecord<{ name: string; courses: string }>({
    touched: assignmentKeys,
    names: ['name', 'courses'],
    read: () => {
      throw new Error('A path cannot have a conflict');
    },
  });
  return {
    courses: useCourses(),
    validate,
    onSave: async ({ name, courses }) => {
      const saved: CompanyPath[] = [];
      const send = async () => {
        saved.push(await save({ name, courses: courses.map(({ id }) => id) }));
      };
      const failure = await store(send, { done });
      for (const path of saved) onSaved?.(path);
      return failure;
    },
  };
}
