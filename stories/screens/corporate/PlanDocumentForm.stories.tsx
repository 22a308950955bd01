import { PlanDocumentForm } from '@redwhiteandcode/design-system';
import { checkPlanDocument } from '@redwhiteandcode/contract/reimbursement/plan-document-rules.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Corporate/PlanDocumentForm',
  component: PlanDocumentForm,
  args: { validate: checkPlanDocument, defaultLimit: '5250', onSubmit: fn(() => undefined) },
  parameters: {
    usage: {
      status: 'new',
      use: ['The page for employers, for those who have no educational assistance plan yet.'],
      avoid: [
        { when: 'An employee asks for reimbursement.', instead: 'Screens/Reimbursement/ToolkitWizard' },
      ],
      keyboard: [{ keys: 'Enter', does: 'Downloads the draft from a one-line field.', test: 'Default' }],
      accessibility: ['Several errors are also listed above the form. The download is announced.'],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Effective date'), '2026-01-01');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'Sample Company{Enter}');
    await canvas.findByText('The draft was downloaded.');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download the draft' }));
    await expect(await canvas.findAllByText('Enter the name of the company')).not.toHaveLength(0);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
