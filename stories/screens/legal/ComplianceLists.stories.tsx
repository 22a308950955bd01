import { ComplianceLists } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Legal/ComplianceLists',
  component: ComplianceLists,
  args: {
    employer: [
      'A written plan',
      'Notice to all eligible employees',
      'No choice between pay and education',
      'Records kept',
    ],
    employee: ['Ask before enrolling', 'Keep the receipt and the certificate'],
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['What employers and employees have to do under a rule, as information without checkboxes.'],
      avoid: [{ when: 'You list what is and is not included.', instead: 'Screens/Legal/CoveredList' }],
      keyboard: [],
      accessibility: ['Two lists, each named by its title.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'For employers' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'For employees' })).toBeVisible();
  },
});

export const LongText = meta.story({ args: { employerTitle: longTitle, employer: [longText, 'Short'] } });
