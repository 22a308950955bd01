import { TaxDisclaimer } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Reimbursement/TaxDisclaimer',
  component: TaxDisclaimer,
  parameters: {
    usage: {
      status: 'stable',
      use: ['Every statement about taxes: it states the limit and that nothing is promised.'],
      avoid: [{ when: 'A message is about the visitor’s action.', instead: 'Components/Feedback/Alert' }],
      keyboard: [],
      accessibility: ['Plain text, read in document order.'],
    },
  },
});

export const Default = meta.story();

export const Block = meta.story({ args: { variant: 'block' } });

/** The limit of another year. */
export const OtherLimit = meta.story({ args: { annualLimit: '$1,234' } });
