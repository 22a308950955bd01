import { PolicyChecklist } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Reimbursement/PolicyChecklist',
  component: PolicyChecklist,
  args: {
    warnings: [
      { id: 'one', text: 'Your plan asks for approval before the course starts: send the link first.' },
    ],
    checklist: [
      { id: 'one', text: 'Send HR the approval link and wait for the decision.' },
      { id: 'two', text: 'Keep the receipt, your request and the decision with your tax records.' },
    ],
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['What the answers about an employer’s plan mean for a course.'],
      avoid: [{ when: 'You list what a plan may pay for.', instead: 'Screens/Legal/CheckLists' }],
      keyboard: [],
      accessibility: ['The list has a title and is numbered, because its order matters.'],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story();

export const SeveralWarnings = meta.story({
  args: {
    warnings: [
      { id: 'one', text: 'Your plan asks for approval before the course starts: send the link first.' },
      { id: 'two', text: 'You may have to pay the money back if you leave your employer.' },
    ],
  },
});

export const WithoutWarnings = meta.story({ args: { warnings: [] } });
