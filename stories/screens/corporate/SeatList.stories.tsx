import { SeatList, type SeatListProps } from '@redwhiteandcode/design-system';
import { checkSeat, seatMessages } from '@redwhiteandcode/contract/corporate/rules.ts';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Corporate/SeatList',
  component: SeatList,
  args: {
    seats: [
      {
        id: 'first',
        email: 'first@example.com',
        given_at: '2026-03-01T09:05:00Z',
        courses: [
          {
            course_id: 'first-course',
            title: 'First Sample Course',
            started_at: '2026-03-02T14:00:00Z',
            progress: 100,
            completed_at: '2026-04-20T14:00:00Z',
            certificate_number: 'RWC-2026-0123ABCD',
          },
          {
            course_id: 'second-course',
            title: 'Second Sample Course',
            started_at: '2026-04-21T14:00:00Z',
            progress: 45,
            completed_at: null,
            certificate_number: null,
          },
        ],
      },
      { id: 'second', email: 'second@example.com', given_at: '2026-03-02T09:05:00Z', courses: [] },
    ],
    seatsUsed: 2,
    seatsPurchased: 10,
    validate: checkSeat({ seatsUsed: 2, seatsPurchased: 10 }),
    onAssign: fn<SeatListProps['onAssign']>(async () => undefined),
    onRemove: fn<SeatListProps['onRemove']>(async () => undefined),
  },
  parameters: {
    usage: {
      status: 'new',
      use: [
        "Assign a company's seats to email addresses and remove them.",
        'Show what the owners of the seats have started and completed.',
      ],
      avoid: [{ when: 'The number of seats changes.', instead: 'Screens/Corporate/AccountDialog' }],
      keyboard: [{ keys: 'Enter in the field', does: 'Assigns a seat', test: 'AssigningSeat' }],
      accessibility: ['The number of free seats is the description of the field.'],
    },
  },
});

export const Default = meta.story();

/** Each seat shows what its owner has started and completed. */
export const Progress = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('row').slice(1);
    for (const text of [
      'First Sample CourseEnrolled March 2, 2026 · Completed April 20, 2026 · Certificate RWC-2026-0123ABCD',
      'Second Sample CourseEnrolled April 21, 2026 · 45%',
    ])
      await expect(first).toHaveTextContent(text);
    await expect(second).toHaveTextContent('No courses started');
  },
});

export const AssigningSeat = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Employee’s email'), 'third@example.com{Enter}');
    await waitFor(() => expect(args.onAssign).toHaveBeenCalledWith('third@example.com'));
    await waitFor(() => expect(canvas.getByLabelText('Employee’s email')).toHaveValue(''));
  },
});

export const NoneLeft = meta.story({
  args: { seatsPurchased: 2, validate: checkSeat({ seatsUsed: 2, seatsPurchased: 2 }) },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Employee’s email');
    await userEvent.type(field, 'third@example.com{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/All 2 seats are assigned/));
    await expect(args.onAssign).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({ args: { seats: [], seatsUsed: 0 } });

/** Seats can be removed but not assigned. */
export const Inactive = meta.story({ args: { closed: seatMessages.inactive } });
