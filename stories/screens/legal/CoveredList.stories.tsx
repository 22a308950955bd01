import { CoveredList } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Legal/CoveredList',
  component: CoveredList,
  args: {
    covered: ['Tuition and fees', 'Books and supplies', 'Equipment for the course'],
    notCovered: ['Meals and lodging', 'Tools kept after the course', 'Sports and hobbies'],
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['What a rule covers and what it does not, side by side.'],
      avoid: [{ when: 'Both lists are tasks.', instead: 'Screens/Legal/ComplianceLists' }],
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

export const LongText = meta.story({
  args: { coveredTitle: longTitle, covered: [longText], notCovered: [longText, 'Short'] },
});
