import { PathForm, type PathFormProps } from '@redwhiteandcode/design-system';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { paths } from './assignmentSamples.ts';

const [path] = paths;
const courses = path?.courses ?? [];

const meta = preview.meta({
  title: 'Screens/Company/PathForm',
  component: PathForm,
  args: {
    values: { name: 'First Weeks', courses: courses.slice(0, 2) },
    courses,
    validate: ({ name, courses: chosen }) =>
      name === '' || chosen.length === 0
        ? { ...(name === '' && { name: 'Enter a name' }), courses: 'Choose a course' }
        : undefined,
    onSave: fn(async () => undefined) as PathFormProps['onSave'],
    saveLabel: 'Save path',
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Create or change a path: a named list of courses in an order.'],
      avoid: [{ when: 'Paths are listed.', instead: 'Screens/Company/PathsTable' }],
      keyboard: [
        { keys: 'Enter on Move up or Move down', does: 'Moves the course.', test: 'Reordering' },
        { keys: 'Enter on Remove', does: 'Removes the course; focus goes to the select.', test: 'Removing' },
      ],
      accessibility: ['Everything that Form and ReorderableList guarantee.'],
    },
  },
});

export const Default = meta.story({});

export const Reordering = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Add a course' }),
      'Responsible AI and Governance',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the path' }));
    canvas.getByRole('button', { name: 'Move Responsible AI and Governance up' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save path' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        name: 'First Weeks',
        courses: [courses[0], courses[2], courses[1]],
      }),
    );
  },
});

export const Removing = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove AI Fundamentals for Business' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Add a course' })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

export const Empty = meta.story({
  args: { values: { name: '', courses: [] }, saveLabel: 'Create a path' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a path' }));
    await expect(await canvas.findByText('Please correct 2 fields')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Courses' })).toHaveAccessibleDescription(
      'Choose a course',
    );
  },
});

export const LongTexts = meta.story({
  args: {
    values: {
      name: 'A name',
      courses: [{ id: 'long', title: 'Averylongtitlewithoutanyplacetobreakit'.repeat(3) }],
    },
  },
});
