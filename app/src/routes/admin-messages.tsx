import type { MessageRow } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { callAdmin } from '../admin/callAdmin.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { useChange } from '../admin/useChange.ts';
import { useEachChange } from '../admin/useEachChange.ts';
import { inboxCopy as copy } from '../copy/adminReview.ts';
import { MessagesPage } from '../pages/admin/MessagesPage.tsx';

export const meta = () => adminMeta(copy, '/admin/messages');

export default function AdminMessagesRoute(): ReactNode {
  const list = useAdminList('messages', copy);
  const change = useChange(['GET /api/admin/messages']);
  const mark = (messageId: string, isAnswered: boolean) =>
    change(
      () =>
        callAdmin('PATCH /api/admin/messages/{messageId}', {
          path: { messageId },
          body: { is_answered: isAnswered },
        }),
      { done: isAnswered ? copy.markedAnswered : copy.markedWaiting },
    );
  const answerEach = useEachChange(['GET /api/admin/messages'], ({ id }: MessageRow) =>
    callAdmin('PATCH /api/admin/messages/{messageId}', {
      path: { messageId: id },
      body: { is_answered: true },
    }),
  );
  return <MessagesPage list={list} onMark={mark} onAnswerEach={answerEach} />;
}
