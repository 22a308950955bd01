import type { Message } from '@redwhiteandcode/contract/contact/admin-operations.ts';
import type { ReactNode } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { useChange, useEachChange } from '../../../parts/admin/useChange.ts';
import { inboxCopy as copy, MessagesPage } from './MessagesPage.tsx';

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
  const answerEach = useEachChange(['GET /api/admin/messages'], ({ id }: Message) =>
    callAdmin('PATCH /api/admin/messages/{messageId}', {
      path: { messageId: id },
      body: { is_answered: true },
    }),
  );
  return <MessagesPage list={list} onMark={mark} onAnswerEach={answerEach} />;
}
