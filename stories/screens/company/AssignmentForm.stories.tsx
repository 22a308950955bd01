import {
  AssignmentForm,
  type AssignmentFormProps,
  type AssignmentValues,
} from '@redwhiteandcode/design-system';
import {
  checkAssignment,
  newAssignment,
} from '@redwhiteandcode/app/pages/company/assignments/assignmentForm.ts';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { groupSource, paths, peopleSource } from './assignmentSamples.ts';

type Args = Omit<AssignmentFormProps, 'validate'>;

/** Keeps the typed values, as a page does. */
function Kept({ values, onChange, ...props }: Args) {
  const [kept, setKept] = useState(values);
  return (
    <AssignmentForm
      {...props}
      values={kept}
      onChange={(next) => {
        setKept(next);
        onChange(next);
      }}
      validate={() => checkAssignment(kept)}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Company/AssignmentForm',
  component: AssignmentForm,
  args: {
    values: newAssignment,
    onChange: fn() as (values: AssignmentValues) => void,
    choices: {
      courses: [{ value: 'ai-fundamentals-for-business', label: 'AI Fundamentals for Business' }],
      paths: paths.map(({ id, name }) => ({ value: id, label: name })),
      audiences: ['groups', 'people', 'everyone'],
      groups: groupSource,
      people: peopleSource,
    },
    dayNote: 'A day ends at midnight in the time zone America/New York.',
    validate: () => undefined,
    onPreview: fn(async () => undefined) as AssignmentFormProps['onPreview'],
  } as AssignmentFormProps,
  parameters: {
    usage: {
      status: 'new',
      use: ['Assign a course or a path to people and groups.'],
      avoid: [{ when: 'One learner enrolls.', instead: 'Screens/Course/EnrollAction' }],
      keyboard: [{ keys: 'Enter on Preview', does: 'Asks what saving would change.', test: 'Previewing' }],
      accessibility: ['Everything that Form, RadioGroup, and PickList guarantee.'],
    },
  },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({});

export const Previewing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const preview_ = canvas.getByRole('button', { name: 'Preview' });
    preview_.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Please correct 3 fields')).toBeVisible();
    await expect(args.onPreview).not.toHaveBeenCalled();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Course' }),
      'AI Fundamentals for Business',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Field Sales' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Some days after a person gets it' }));
    preview_.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onPreview).toHaveBeenCalled());
  },
});

export const ToPeople = meta.story({
  args: { values: { ...newAssignment, subject: 'path', audience: 'people', kind: 'suggested', due: 'none' } },
});

/** A manager assigns to their own groups. */
export const ForManagers = meta.story({
  args: {
    choices: {
      courses: [],
      paths: [],
      audiences: ['groups'],
      groups: groupSource,
      people: { items: [] },
    },
    values: { ...newAssignment, subject: 'path' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: 'Everyone with a seat' })).toBeNull();
    await expect(canvas.getByText(/There is no path yet/)).toBeVisible();
  },
});

/** An assignment keeps its course. */
export const OfAnAssignment = meta.story({ args: { subject: 'AI Fundamentals for Business' } });
