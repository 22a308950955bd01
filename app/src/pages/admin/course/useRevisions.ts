import type { CourseRevision } from '@redwhiteandcode/design-system';
import { useMemo } from 'react';
import { courseEditorCopy as copy } from './courseCopy.ts';
import { useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';

/** Returns the 100 newest revisions of a course, newest first; none for a course that is not saved yet. */
export function useRevisions(courseId: string | undefined): readonly CourseRevision[] {
  const { data } = useAdminQuery(
    'GET /api/admin/courses/{courseId}/revisions',
    { path: { courseId: courseId ?? '' }, query: { limit: 100 } },
    { isEnabled: courseId !== undefined },
  );
  return useMemo(
    () =>
      (data?.items ?? []).map(({ saved_by, ...revision }) => ({
        ...revision,
        saved_by: saved_by ? (saved_by.full_name ?? copy.anotherAdmin) : copy.platform,
      })),
    [data],
  );
}
