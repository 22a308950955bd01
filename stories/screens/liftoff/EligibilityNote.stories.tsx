import { EligibilityNote } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Liftoff/EligibilityNote',
  component: EligibilityNote,
  parameters: {
    usage: {
      status: 'new',
      use: ['Above the Layoff to Lift-Off application, and beside statements about reimbursement.'],
      avoid: [
        { when: 'The statement is about the tax rule.', instead: 'Screens/Reimbursement/TaxDisclaimer' },
      ],
      keyboard: [],
      accessibility: ['It is part of the page and is not announced.'],
    },
  },
});

export const Default = meta.story();

export const LongText = meta.story({ args: { title: longTitle, children: longText } });
