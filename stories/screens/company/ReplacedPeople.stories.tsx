import { ReplacedPeople } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Company/ReplacedPeople',
  component: ReplacedPeople,
  args: {
    people: [
      { id: 'one', label: 'Ann Example (ann@example.com)' },
      { id: 'two', label: 'bo@example.com' },
    ],
    reasons: [
      { value: 'left', label: 'Left the company' },
      { value: 'other', label: 'Another reason' },
    ],
    reason: '',
    onReasonChange: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Say whose seats a list takes back, before it is applied.'],
      avoid: [{ when: 'One seat is taken back.', instead: 'Screens/Company/TakeBackDialog' }],
      keyboard: [],
      accessibility: ['All names are in a list, which can be closed.'],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 people are not in the list and lose their seats')).toBeVisible();
    await expect(canvas.getByText('bo@example.com')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'left');
    await expect(args.onReasonChange).toHaveBeenCalledWith('left');
  },
});

export const One = meta.story({ args: { people: [{ id: 'one', label: 'bo@example.com' }] } });

export const WithoutReason = meta.story({ args: { problem: 'Choose a reason' } });
