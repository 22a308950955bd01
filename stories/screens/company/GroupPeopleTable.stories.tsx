import { GroupPeopleTable, type GroupPeopleTableProps } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { people } from './samples.ts';

const rows = people.map((person) => ({ ...person, href: `/company/sample-company/people/${person.id}` }));

const meta = preview.meta({
  title: 'Screens/Company/GroupPeopleTable',
  component: GroupPeopleTable,
  args: {
    rows,
    onRetry: fn(),
    onRemove: fn(async () => undefined) as GroupPeopleTableProps['onRemove'],
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['List the people of a group.'],
      avoid: [{ when: 'All people of a company are listed.', instead: 'Screens/Company/CompanyPeopleTable' }],
      keyboard: [{ keys: 'Enter on a button', does: 'Asks, then removes the person.', test: 'Default' }],
      accessibility: ['Everything that DataTable guarantees.', 'The button of each person has their name.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove from group: Sample Invited' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from group' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(rows[0]));
  },
});

export const ForViewers = meta.story({ args: { onRemove: undefined } });

export const Empty = meta.story({ args: { rows: [] } });
