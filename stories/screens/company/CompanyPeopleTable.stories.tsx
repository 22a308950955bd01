import {
  CompanyPeopleTable,
  type CompanyPeopleTableProps,
  PersonStateBadge,
  Stack,
} from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { people } from './samples.ts';

const rows = people.map((person) => ({ ...person, href: `/company/sample-company/people/${person.id}` }));

const meta = preview.meta({
  title: 'Screens/Company/CompanyPeopleTable',
  component: CompanyPeopleTable,
  args: { rows, onRetry: fn(), onAction: fn() as CompanyPeopleTableProps['onAction'] },
  parameters: {
    usage: {
      status: 'new',
      use: ['List the people of a company, with the states of their invitations and seats.'],
      avoid: [
        { when: 'The people have roles in the company.', instead: 'Screens/Company/CompanyRolesTable' },
      ],
      keyboard: [{ keys: 'Enter on a button', does: 'Sends, withdraws or takes back.', test: 'Default' }],
      accessibility: [
        'Everything that DataTable guarantees.',
        'The button of each action names the person.',
        'A state is a word and an icon, never only a color.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const labels = canvas.getAllByRole('button', { name: /: Sample Invited$/ });
    await expect(labels.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Send invitation again: Sample Invited',
      'Withdraw invitation: Sample Invited',
      'Take seat back: Sample Invited',
    ]);
    labels[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('send', rows[0]);
  },
});

/** A viewer changes nothing. */
export const ForViewers = meta.story({
  args: { onAction: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Empty = meta.story({ args: { rows: [] } });

export const EmptyState = meta.story({ args: { rows: [], isFiltered: true } });

export const Loading = meta.story({ args: { rows: [], isLoading: true } });

export const LongTexts = meta.story({
  args: {
    rows: rows.slice(0, 1).map((row) => ({
      ...row,
      name: 'Averylongnamewithoutanyplacetobreakit'.repeat(2),
      email: `${'averylongaddress'.repeat(4)}@example.com`,
    })),
  },
});

/** `PersonStateBadge` has an icon and a word for each state. */
export const States = meta.story({
  render: () => (
    <Stack gap={8}>
      {people.map(({ id, state }) => (
        <PersonStateBadge key={id} state={state} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Undeliverable')).toBeVisible();
  },
});
