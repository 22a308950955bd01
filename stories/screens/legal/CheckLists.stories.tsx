import { CheckLists } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Legal/CheckLists',
  component: CheckLists,
  args: {
    kind: 'coverage' as const,
    first: {
      title: 'Covered',
      items: ['Tuition and fees', 'Books and supplies', 'Equipment for the course'],
    },
    second: {
      title: 'Not covered',
      items: ['Meals and lodging', 'Tools kept after the course', 'Sports and hobbies'],
    },
  },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'What a rule covers and what it does not, side by side.',
        'What employers and employees have to do under a rule, as information without checkboxes.',
      ],
      avoid: [{ when: 'The items are tasks in an order.', instead: 'Screens/Reimbursement/PolicyChecklist' }],
      keyboard: [],
      accessibility: ['Two lists, each named by its title. The icons differ in shape as well as color.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Covered' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Not covered' })).toBeVisible();
  },
});

export const Sides = meta.story({
  args: {
    kind: 'sides',
    first: { title: 'For employers', items: ['A written plan', 'Notice to all eligible employees'] },
    second: {
      title: 'For employees',
      items: ['Ask before enrolling', 'Keep the receipt and the certificate'],
    },
  },
});

export const LongText = meta.story({
  args: {
    first: { title: longTitle, items: [longText] },
    second: { title: 'Not covered', items: [longText, 'Short'] },
  },
});
