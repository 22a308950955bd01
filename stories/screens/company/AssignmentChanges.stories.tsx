import { AssignmentChanges } from '@redwhiteandcode/design-system';
import { changedPeople, changesOf } from '@redwhiteandcode/app/pages/company/assignments/assignmentForm.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { assignmentPreview } from './assignmentSamples.ts';

const meta = preview.meta({
  title: 'Screens/Company/AssignmentChanges',
  component: AssignmentChanges,
  args: {
    changes: changesOf(assignmentPreview),
    people: changedPeople(assignmentPreview),
    isStale: false,
    saveLabel: 'Save changes',
    onSave: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Show what saving an assignment changes, before it is saved.'],
      avoid: [{ when: 'A list of people is imported.', instead: 'Screens/Company/ImportRowsTable' }],
      keyboard: [{ keys: 'Enter on the button', does: 'Saves the assignment.', test: 'Default' }],
      accessibility: ['The heading can take the focus after the preview was asked for.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 people get it now, with an email.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'The first 5 people' }));
    await expect(canvas.getByText('Sample Person 1: gets it, due December 31, 2026')).toBeVisible();
    canvas.getByRole('button', { name: 'Save changes' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

export const Stale = meta.story({
  args: { isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
});

export const NoOne = meta.story({
  args: {
    changes: changesOf({ ...assignmentPreview, gets: 0, gets_later: 0, loses: 0, due_changes: 0, keeps: 0 }),
    people: [],
    saveLabel: 'Assign',
  },
});
