import type { TimelineItem } from '@redwhiteandcode/design-system';
import type { ReviewedApplication } from '@redwhiteandcode/contract/liftoff/admin-operations.ts';
import { reviewCopy as copy } from './reviewCopy.ts';

type Reviewed = Pick<ReviewedApplication, 'history' | 'application_status' | 'rejection_reason'>;
type Applied = Pick<ReviewedApplication, 'user_id' | 'applicant_name'>;

/** Returns an application's history for the timeline, including a pending decision. */
export function historyItems({
  history,
  application_status,
  rejection_reason,
  user_id,
  applicant_name,
}: Reviewed & Applied): TimelineItem[] {
  const isOpen = application_status === 'pending' || application_status === 'under_review';
  const items = history.map(({ status, time, by }, at): TimelineItem => {
    const isLast = at === history.length - 1;
    return {
      id: String(at),
      title: copy.events[status],
      time,
      actor: by.full_name ?? (by.user_id === user_id ? applicant_name : copy.noName),
      state: isOpen && isLast ? 'current' : 'done',
      ...(status === 'approved' && { tone: 'success' }),
      ...(status === 'rejected' && { tone: 'danger' }),
      ...(isLast && rejection_reason !== null && { description: copy.reason(rejection_reason) }),
    };
  });
  return isOpen ? [...items, { id: 'decision', title: copy.decision, state: 'upcoming' }] : items;
}

/** Returns a sentence about another admin's change after the first `events` changes; undefined without one. */
export function changeByOthers({ history }: Reviewed, events: number, userId: string): string | undefined {
  const last = history.at(-1);
  if (!last || history.length <= events || last.by.user_id === userId) return undefined;
  return `${last.by.full_name ?? copy.noName} ${copy.changed[last.status]} in the meantime.`;
}
