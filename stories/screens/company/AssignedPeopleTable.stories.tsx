import {
  AssignedPeopleTable,
  type AssignedPeopleTableProps,
  DutyStateBadge,
  Stack,
} from '@redwhiteandcode/design-system';
import { dutyStates, dutyStateWords } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { assignedPeople } from './assignmentSamples.ts';

const rows = assignedPeople.map((person) => ({
  ...person,
  stateLabel: dutyStateWords[person.state],
  href: `/company/sample-company/people/${person.id}`,
}));

const meta = preview.meta({
  title: 'Screens/Company/AssignedPeopleTable',
  component: AssignedPeopleTable,
  args: { rows, onRetry: fn(), onExcuse: fn() as AssignedPeopleTableProps['onExcuse'] },
  parameters: {
    usage: {
      status: 'new',
      use: ['List the people who have an assignment, with how far they are.'],
      avoid: [{ when: 'The people are those of a group.', instead: 'Screens/Company/GroupPeopleTable' }],
      keyboard: [{ keys: 'Enter on a button', does: 'Excuses the person.', test: 'Default' }],
      accessibility: [
        'Everything that DataTable guarantees.',
        'The button of each person has their name.',
        'A state is a word and an icon, never only a color.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Excuse: Sample Overdue' }).focus();
    await userEvent.keyboard('{Enter}');
    const overdue = rows.find(({ state }) => state === 'overdue');
    await expect(args.onExcuse).toHaveBeenLastCalledWith(overdue, true);
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw excuse: Sample Excused' }));
    await expect(args.onExcuse).toHaveBeenLastCalledWith(rows[0], false);
    await expect(canvas.queryByRole('button', { name: /Sample Done/ })).toBeNull();
  },
});

export const OfAPath = meta.story({
  args: { rows: rows.map((row) => ({ ...row, progress: `${row.courses_done} of 3` })) },
});

export const ForViewers = meta.story({ args: { onExcuse: undefined } });

export const Empty = meta.story({ args: { rows: [] } });

export const EmptyState = meta.story({ args: { rows: [], isFiltered: true } });

/** `DutyStateBadge` has an icon and a word for each state. */
export const States = meta.story({
  render: () => (
    <Stack gap={8}>
      {dutyStates.map((state) => (
        <DutyStateBadge key={state} state={state} label={dutyStateWords[state]} />
      ))}
    </Stack>
  ),
});
