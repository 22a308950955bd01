import { TaxDisclaimer } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Marketing/TaxDisclaimer',
  component: TaxDisclaimer,
  parameters: {
    usage: {
      status: 'stable',
      use: ['Stand by every statement about taxes: what the limit is and that nothing is promised.'],
      avoid: [{ when: 'A message is about what the visitor did.', instead: 'Components/Feedback/Alert' }],
      keyboard: [],
      accessibility: ['Plain text, read where it stands.'],
    },
  },
});

export const Default = meta.story();

export const Block = meta.story({ args: { variant: 'block' } });

/** A sample limit of another year. */
export const OtherLimit = meta.story({ args: { annualLimit: '$1,234' } });
