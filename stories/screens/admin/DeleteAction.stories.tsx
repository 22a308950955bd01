import { DeleteAction, type DeleteActionProps } from '@redwhiteandcode/design-system';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { deleting, deletingFailed, deletingKey } from './tableStories.ts';

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
      use: ['Delete or take away the record of a row, after a question.'],
      avoid: [
        { when: 'What was done can be undone.', instead: 'Components/Actions/IconButton' },
        { when: 'The question is not about a row.', instead: 'Components/Overlays/AlertDialog' },
      ],
      keyboard: [deletingKey],
      accessibility: [
        'The button names what goes; the question is an alert dialog in which Cancel has focus.',
        'Why it could not be done is announced, and the dialog stays.',
      ],
    },
  },
});

export const Default = meta.story();

const deletion = { button: 'Delete record: Sample record', verb: 'Delete record' };

/** Asks first; Cancel has focus, and Escape leaves everything as it was. */
export const Deleting = meta.story(
  deleting('onDelete', {
    ...deletion,
    question: 'Are you sure you want to delete this record?',
  }),
);

/** It could not be done: the dialog says why and stays. */
export const DeletingFailed = meta.story({
  args: { onDelete: fn<DeleteActionProps['onDelete']>(async () => 'The server did not answer. Try again.') },
  ...deletingFailed(deletion, 'The server did not answer. Try again.'),
});
