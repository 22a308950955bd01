import { PathsTable, type PathsTableProps } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { paths } from './assignmentSamples.ts';

const rows = paths.map((path) => ({ ...path, href: `/company/sample-company/paths/${path.id}` }));

const meta = preview.meta({
  title: 'Screens/Company/PathsTable',
  component: PathsTable,
  args: { rows, onRetry: fn(), onDelete: fn(async () => undefined) as PathsTableProps['onDelete'] },
  parameters: {
    usage: {
      status: 'new',
      use: ['List the paths of a company.'],
      avoid: [{ when: 'One path is changed.', instead: 'Screens/Company/PathForm' }],
      keyboard: [{ keys: 'Enter on a button', does: 'Asks, then deletes the path.', test: 'Refused' }],
      accessibility: ['Everything that DataTable guarantees.', 'The button of each path has its name.'],
    },
  },
});

export const Default = meta.story({});

/** A path with assignments stays. */
export const Refused = meta.story({
  args: { onDelete: fn(async () => 'This path has assignments. End them first.') },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Delete path: First Weeks' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete path' }));
    await waitFor(() => expect(screen.getByText('This path has assignments. End them first.')).toBeVisible());
  },
});

export const ForViewers = meta.story({
  args: { onDelete: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Empty = meta.story({ args: { rows: [] } });
