import { DeleteAction, type DeleteActionProps } from '@redwhiteandcode/design-system';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { deleting, deletingKey } from './tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Admin/DeleteAction',
  component: DeleteAction,
  args: {
    label: 'Delete record',
    name: 'Sample record',
    question: 'Are you sure you want to delete this record?',
    onDelete: fn<DeleteActionProps['onDelete']>(async () => undefined),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Delete the record of a row after a confirmation.'],
      avoid: [
        { when: 'The action can be undone.', instead: 'Components/Actions/IconButton' },
        { when: 'You confirm an action outside a table.', instead: 'Components/Overlays/AlertDialog' },
      ],
      keyboard: [deletingKey],
      accessibility: [
        'The button names the record. The question is an alert dialog in which Cancel has focus.',
        'An error is announced, and the dialog stays open.',
      ],
    },
  },
});

export const Default = meta.story();

export const Deleting = meta.story(
  deleting('onDelete', {
    button: 'Delete record: Sample record',
    verb: 'Delete record',
    question: 'Are you sure you want to delete this record?',
  }),
);

/** The dialog stays open and shows the error. */
export const Failed = meta.story({
  args: { onDelete: fn<DeleteActionProps['onDelete']>(async () => 'The server did not respond. Try again.') },
  parameters: Deleting.input.parameters,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete record: Sample record' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete record' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server did not respond. Try again.',
    );
  },
});
