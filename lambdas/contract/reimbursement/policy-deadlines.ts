import { daysBetween, longDay } from '../calendar/calendar.ts';
import { deadlineDay, deadlineText } from './plan-deadlines.ts';
import type { DeadlineReason, PlanDeadline } from './plan-terms.ts';
import type { PolicyRule, PolicySituation } from './policy-rule.ts';

/** The days before a deadline from which the matcher warns. */
const warningDays = 14;

const tasks: Record<DeadlineReason, string> = {
  approval_opens: 'Ask for approval',
  approval: 'Ask for approval',
  request: 'Submit your request',
};

const lowered = (task: string): string => `${task.charAt(0).toLowerCase()}${task.slice(1)}`;

/** Whether what is due was done: the status says so. */
const isDone = ({ reason }: PlanDeadline, { status = 'generated' }: PolicySituation): boolean =>
  status === 'approved' || status === 'paid' || (reason === 'request' && status === 'submitted');

/** The last day for the request that the learner knows, or the deadline in the plan's words. */
const ownDeadline: PolicyRule = (answers, { today }, warn, todo) => {
  const { has_deadline, deadline_on, deadline_note, terms } = answers;
  const isRuled = terms.deadlines.some(({ reason }) => reason === 'request');
  if (has_deadline === 'unknown' && !isRuled) todo('ask-deadline', 'Ask HR when the request is due.');
  if (has_deadline !== 'yes') return;
  if (deadline_on === null) {
    if (isRuled && !deadline_note) return;
    todo(
      'find-deadline',
      deadline_note
        ? `Find out the date of your plan’s deadline: “${deadline_note}”.`
        : 'Find out the date of your plan’s deadline.',
    );
    return;
  }
  const days = daysBetween(today, deadline_on);
  if (days < 0) {
    warn('deadline-over', `Your plan’s deadline was ${longDay(deadline_on)}.`);
    todo('ask-late', 'Ask HR whether they still accept your request.');
    return;
  }
  if (days <= warningDays) warn('deadline-near', `Your plan’s deadline is near: ${longDay(deadline_on)}.`);
  todo('meet-deadline', `Submit your request by ${longDay(deadline_on)}.`);
};

/** The deadlines before and after the course that follow from the plan's rules. */
export const deadlines: PolicyRule = (answers, situation, warn, todo) => {
  ownDeadline(answers, situation, warn, todo);
  const { today } = situation;
  for (const [at, deadline] of answers.terms.deadlines.entries()) {
    if (isDone(deadline, situation)) continue;
    const { reason, rule } = deadline;
    const [task, when] = [tasks[reason], deadlineText(deadline)];
    const on = deadlineDay(deadline, situation, today);
    const days = on === null ? Number.NaN : daysBetween(today, on);
    const date = on === null || rule === 'date' ? '' : `, ${longDay(on)}`;
    if (reason === 'approval_opens') {
      if (!(days <= 0)) todo(`opens-${at}`, `${task} ${when}${date}.`);
      continue;
    }
    if (days < 0) {
      warn(`deadline-over-${at}`, `You had to ${lowered(task)} ${when}${date}.`);
      todo(`ask-late-${at}`, `Ask HR whether you may still ${lowered(task)}.`);
      continue;
    }
    if (days <= warningDays) warn(`deadline-near-${at}`, `You must ${lowered(task)} soon, ${when}${date}.`);
    todo(`meet-deadline-${at}`, `${task} ${when}${date}.`);
  }
};
