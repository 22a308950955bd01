import { type CourseRow, type RowDeletion, CoursesTable } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Usage } from '../../.storybook/usage.ts';
import { courses } from '../../samples/admin.ts';

const meta = {
  title: 'Screens/Admin/CoursesTable',
  component: CoursesTable,
  args: {
    rows: courses,
    count: courses.length,
    sortDescriptor: { column: 'created_at', direction: 'descending' },
    onSortChange: fn(),
    onRetry: fn(),
    onEdit: fn(),
    onDelete: fn<RowDeletion<CourseRow>>(async () => undefined),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['List the courses to edit or delete.'],
      avoid: [{ when: 'The list is not of the admin area.', instead: 'Components/Data/DataTable' }],
      keyboard: [
        {
          keys: 'Enter on the delete button',
          does: 'Asks; Escape leaves everything as it was',
          test: 'Deleting',
        },
      ],
      accessibility: ['Everything that DataTable promises; buttons of a row name it.'],
    } satisfies Usage,
  },
} satisfies Meta<typeof CoursesTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { rows: [], isLoading: true } };

/** The words are the document's. */
export const Empty: Story = {
  args: { rows: [], count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'No courses found' })).toBeVisible();
  },
};

/** In place, with the way to try again. */
export const Failed: Story = {
  args: { rows: [], error: 'The courses could not be loaded' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /retry|try again/i }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** Asks first; Cancel has focus, and Escape leaves everything as it was. */
export const Deleting: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete course: Sample course' }));
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this course?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete course: Sample course' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete course' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** It could not be done: the dialog says why and stays. */
export const DeletingFailed: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { onDelete: fn<RowDeletion<CourseRow>>(async () => 'The course has learners: archive it instead.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete course: Sample course' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete course' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The course has learners: archive it instead.',
    );
  },
};
