import { EligibilityNote } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Employer/EligibilityNote',
  component: EligibilityNote,
  parameters: {
    usage: {
      status: 'new',
      use: ['Above the application to Layoff to Lift-Off, and beside what its pages say of reimbursement.'],
      avoid: [
        { when: 'The statement is about the tax rule itself.', instead: 'Screens/Marketing/TaxDisclaimer' },
      ],
      keyboard: [],
      accessibility: ['Part of the page, not announced by itself.'],
    },
  },
});

export const Default = meta.story();

export const LongText = meta.story({ args: { title: longTitle, children: longText } });
