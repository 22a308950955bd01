import { PlanDocumentForm } from '@redwhiteandcode/design-system';
import { checkPlanDocument } from '@redwhiteandcode/contract/reimbursement/plan-document-rules.ts';
import { unknownPlan } from '@redwhiteandcode/contract/reimbursement/plan-answers.ts';
import { planValuesOf } from '@redwhiteandcode/contract/reimbursement/plan-rules.ts';
import { employerTermGroups } from '@redwhiteandcode/contract/reimbursement/plan-term-fields.ts';
import { conditionQuestions } from '@redwhiteandcode/contract/reimbursement/policy.ts';
import { toolkitForms } from '@redwhiteandcode/contract/reimbursement/toolkit-rules.ts';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Corporate/PlanDocumentForm',
  component: PlanDocumentForm,
  args: {
    validate: checkPlanDocument,
    validatePlan: toolkitForms.validate().plan,
    defaultLimit: '5250',
    defaultPlan: planValuesOf({ ...unknownPlan, has_plan: 'yes' }),
    questions: conditionQuestions,
    terms: employerTermGroups,
    onSubmit: fn(() => undefined),
  },
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

/** The conditions that a learner's toolkit asks about. */
export const Conditions = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Effective date'), '2026-01-01');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'Sample Company');
    await userEvent.click(canvas.getByRole('button', { name: 'Conditions of the plan' }));
    const success = within(canvas.getByRole('radiogroup', { name: 'How does the plan measure success?' }));
    await userEvent.click(success.getByRole('radio', { name: 'By a pass' }));
    const percent = canvas.getByRole('textbox', { name: /^Percent of the price that the plan pays/ });
    await userEvent.clear(percent);
    await userEvent.type(percent, '180');
    await userEvent.click(canvas.getByRole('button', { name: 'Download the draft' }));
    await canvas.findByText('Correct the conditions of the plan.');
    await expect(canvas.getByText('Enter a whole percent from 1 to 100')).toBeVisible();
    await userEvent.clear(percent);
    await userEvent.type(percent, '80{Enter}');
    await canvas.findByText('The draft was downloaded.');
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ company_name: 'Sample Company' }),
      expect.objectContaining({ proof: 'pass', paid_percent: '80' }),
    );
  },
});
