import type { CourseRevision } from '@redwhiteandcode/design-system';
import { useMemo } from 'react';
import { useSessionKey } from '../../api/useSessionQuery.ts';
import { useCachedQuery } from '../../api/useCachedQuery.ts';
import { courseEditorCopy as copy } from '../../copy/adminCourses.ts';
import { callAdmin } from '../callAdmin.ts';

/** The newest hundred revisions of a course, newest first; none of one that is not saved yet. */
export function useRevisions(courseId: string | undefined): readonly CourseRevision[] {
  const operation = 'GET /api/admin/courses/{courseId}/revisions';
  const request = { path: { courseId: courseId ?? '' }, query: { limit: 100 } };
  const key = useSessionKey(operation, request);
  const { data } = useCachedQuery(courseId === undefined ? null : key, () => callAdmin(operation, request));
  return useMemo(
    () =>
      (data?.items ?? []).map(({ revision, saved_at, saved_by, is_live }) => ({
        number: revision,
        savedAt: saved_at,
        savedBy: saved_by ? (saved_by.full_name ?? copy.somebody) : copy.platform,
        isPublished: is_live,
      })),
    [data],
  );
}
