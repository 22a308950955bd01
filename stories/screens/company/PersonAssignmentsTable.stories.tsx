import { PersonAssignmentsTable } from '@redwhiteandcode/design-system';
import { dutyStateWords } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { personAssignments } from './assignmentSamples.ts';

const meta = preview.meta({
  title: 'Screens/Company/PersonAssignmentsTable',
  component: PersonAssignmentsTable,
  args: {
    rows: personAssignments.map((one) => ({
      ...one,
      id: one.assignment_id,
      stateLabel: dutyStateWords[one.state],
      href: `/company/sample-company/assignments/${one.assignment_id}`,
    })),
    onRetry: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['List the assignments of one person.'],
      avoid: [{ when: 'The learner is the reader.', instead: 'Screens/Company/AssignedList' }],
      keyboard: [],
      accessibility: ['Everything that DataTable guarantees.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Due soon')).toBeVisible();
  },
});

export const Empty = meta.story({ args: { rows: [] } });
