import type { ReactNode } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { useChange } from '../admin/useChange.ts';
import { callSignedIn } from '../api/client.ts';
import { startGeneration } from '../catalog/startGeneration.ts';
import { adminGenerationsCopy as copy } from '../copy/adminGenerations.ts';
import { generationsHref } from '../pages/admin/addresses.ts';
import { GenerationsPage } from '../pages/admin/GenerationsPage.tsx';

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
