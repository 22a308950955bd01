import type { ReactNode } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { useChange } from '../../../parts/admin/useChange.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { startGeneration } from '../../../parts/curriculum/startGeneration.ts';
import { adminGenerationsCopy as copy, GenerationsPage } from './GenerationsPage.tsx';
import { generationsHref } from '../../../parts/admin/addresses.ts';

export const meta = () => adminMeta(copy, generationsHref);

export default function AdminGenerationsRoute(): ReactNode {
  const list = useAdminList('generations', copy);
  const change = useChange(['GET /api/admin/generations']);
  const cancel = (courseId: string) =>
    void change(() => callSignedIn('DELETE /api/courses/{courseId}/generation', { path: { courseId } }), {
      done: copy.cancelled,
    });
  const retry = (courseId: string) => void change(() => startGeneration(courseId), { done: copy.started });
  return <GenerationsPage list={list} onCancel={cancel} onRetry={retry} />;
}
