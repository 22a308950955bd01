import { adminLists } from '@redwhiteandcode/lambdas/contract/admin-lists.ts';
import type { ReactNode } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { useChange } from '../admin/useChange.ts';
import { callSignedIn } from '../api/client.ts';
import { adminGenerationsWords as words } from '../copy/adminGenerations.ts';
import { GenerationsPage } from '../pages/admin/GenerationsPage.tsx';

export const meta = () => adminMeta(words, '/admin/generations');

export default function AdminGenerationsRoute(): ReactNode {
  const list = useAdminList('GET /api/admin/generations', words, { ...adminLists.generations });
  const change = useChange(['GET /api/admin/generations']);
  const cancel = (courseId: string) =>
    void change(() => callSignedIn('DELETE /api/courses/{courseId}/generation', { path: { courseId } }), {
      done: words.cancelled,
    });
  const retry = (courseId: string) =>
    void change(() => callSignedIn('POST /api/courses/{courseId}/generation', { path: { courseId } }), {
      done: words.started,
    });
  return <GenerationsPage list={list} onCancel={cancel} onRetry={retry} />;
}
