import { EmployerRequest } from '@redwhiteandcode/design-system';
import { statementsOf } from '@redwhiteandcode/contract/assessment/statements.ts';
import { studyWords } from '@redwhiteandcode/contract/course/statements.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { employerRequest } from './samples.ts';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Reimbursement/EmployerRequest',
  component: EmployerRequest,
  args: {
    request: employerRequest,
    provider: 'Sample Company, Inc.',
    statements: statementsOf(73),
    words: studyWords,
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['The page on which an employer sees a request of an employee.'],
      avoid: [
        { when: 'The learner looks at the request.', instead: 'Screens/Reimbursement/ReimbursementRecord' },
      ],
      keyboard: [{ keys: 'Enter', does: 'Opens and closes the syllabus.', test: 'Default' }],
      accessibility: ['Each part is a section named after its title.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Syllabus' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('First steps')).toBeVisible());
    for (const text of ['Sample Company, Inc.', '00001', 'Visa ending in 4242', 'June 30, 2026'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
});

/** What HR must know of every course, and the dates as what they are: nobody's study was measured. */
export const CompletedInADay = meta.story({
  args: {
    request: {
      ...employerRequest,
      progress: {
        completed_lessons: 12,
        total_lessons: 12,
        enrolled_at: '2026-11-27T14:00:00.000Z',
        completed_at: '2026-11-27T15:00:00.000Z',
      },
    },
  },
  play: async ({ canvas }) => {
    for (const { title, text } of statementsOf(73)) {
      await expect(canvas.getByText(title)).toBeVisible();
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByText('9 hours, estimated by the provider for the whole course')).toBeVisible();
    await expect(canvas.getByText('86 percent, B, on March 20, 2026')).toBeVisible();
    await expect(canvas.getByText('Enrolled on')).toBeVisible();
    await expect(canvas.getByText('All lessons marked complete on')).toBeVisible();
  },
});

/** Completed lessons are not shown before the payment. */
export const Unpaid = meta.story({
  args: {
    request: {
      ...employerRequest,
      is_paid_for: false,
      paid_at: null,
      payment_method: null,
      progress: {
        completed_lessons: null,
        total_lessons: 12,
        enrolled_at: '2026-11-27T14:00:00.000Z',
        completed_at: null,
      },
      certificate: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(studyWords.lessons)).toBeVisible();
    await expect(canvas.getByText(studyWords.lessonsUnpaid)).toBeVisible();
    await expect(canvas.queryByText(/of 12/)).toBeNull();
  },
});

/** Only what the learner chose to send. */
export const Reduced = meta.story({
  args: {
    request: {
      ...employerRequest,
      employee_number: null,
      payment_method: null,
      pay_date: null,
      progress: null,
      certificate: null,
      is_paid_for: false,
      paid_at: null,
      cap: { ...employerRequest.cap, within_cents: 200_000, above_cents: 95_000 },
    },
  },
});

export const LongText = meta.story({
  args: {
    request: {
      ...employerRequest,
      employee_name: longTitle,
      course: { ...employerRequest.course, title: longTitle, description: longTitle },
    },
  },
});
