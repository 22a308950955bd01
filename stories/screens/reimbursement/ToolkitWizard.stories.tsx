import { Text, ToolkitWizard, type ToolkitWizardProps } from '@redwhiteandcode/design-system';
import { planFacts } from '@redwhiteandcode/contract/reimbursement/plan-facts.ts';
import { planOf } from '@redwhiteandcode/contract/reimbursement/plan-rules.ts';
import { planTermGroups } from '@redwhiteandcode/contract/reimbursement/plan-term-fields.ts';
import { planQuestions } from '@redwhiteandcode/contract/reimbursement/policy.ts';
import { toolkitForms } from '@redwhiteandcode/contract/reimbursement/toolkit-rules.ts';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longTitle } from '../../samples/text.ts';
import { newToolkitDraft, toolkitDraft, toolkitCourses } from './samples.ts';
import { retries } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Reimbursement/ToolkitWizard',
  component: ToolkitWizard,
  args: {
    validate: () => toolkitForms.validate(),
    questions: planQuestions,
    terms: planTermGroups,
    courses: toolkitCourses,
    defaultDraft: newToolkitDraft,
    onSave: fn(),
    onSubmit: fn<ToolkitWizardProps['onSubmit']>(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'The form of a toolkit, for a learner who asks an employer for reimbursement.',
        'A form in steps whose draft the page saves after each step and restores later.',
      ],
      avoid: [
        {
          when: 'You only show the status of a request.',
          instead: 'Screens/Reimbursement/ReimbursementRecord',
        },
        { when: 'The learner records the outcome.', instead: 'Screens/Reimbursement/OutcomeForm' },
      ],
      keyboard: [
        { keys: 'Enter', does: 'Continues to the next step from any field.', test: 'AllSteps' },
        { keys: 'Arrow keys', does: 'Choose a course or an answer.', test: 'AllSteps' },
      ],
      accessibility: [
        'When the step changes, its title takes focus. The list of steps marks the current one.',
        'The errors of an incomplete step are explained next to its fields. Next is never disabled.',
        'If the request is refused for a field, its step opens and the field takes focus.',
      ],
    },
  },
});

export const Default = meta.story();

/** All steps from the course to the check, with the keyboard. */
export const AllSteps = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Sample Course: AI at Work' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('heading', { name: 'Who reimburses it?' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Employer' }), 'Sample Company{Enter}');
    await expect(
      canvas.getByRole('heading', { name: 'What does your employer’s plan ask for?' }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ course_id: 'one', employer_name: 'Sample Company' }),
      'timing',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make the Toolkit' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const NothingChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('Choose a course');
    await expect(canvas.getByRole('radio', { name: 'Sample Course: AI at Work' })).toHaveFocus();
  },
});

export const Employer = meta.story({ args: { defaultStep: 'employer', defaultDraft: toolkitDraft } });

export const EmployerMissing = meta.story({
  args: { defaultStep: 'employer', defaultDraft: { ...toolkitDraft, employer_name: '', hr_email: 'nobody' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('Enter the name of your employer');
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Employer$/ })).toHaveFocus();
    await userEvent.keyboard('S');
    await expect(canvas.queryByText('Enter the name of your employer')).toBeNull();
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
  },
});

/** Without a plan, the other questions do not matter. */
export const Plan = meta.story({
  args: { defaultStep: 'plan', defaultDraft: toolkitDraft },
  play: async ({ canvas, userEvent }) => {
    const first = within(canvas.getByRole('radiogroup', { name: /written educational assistance plan/ }));
    await userEvent.click(first.getByRole('radio', { name: 'No' }));
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(1);
  },
});

/** A deadline asks for its date. */
export const Deadline = meta.story({
  args: { defaultStep: 'plan', defaultDraft: { ...toolkitDraft, has_plan: 'yes', has_deadline: 'yes' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Last day for the request/)).toBeVisible();
  },
});

/** An error among the rare terms opens them. */
export const TermRefused = meta.story({
  args: {
    defaultStep: 'plan',
    defaultDraft: { ...toolkitDraft, has_plan: 'yes', terms_deadline_0_reason: 'request' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^More terms of the plan/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Enter a whole number from 0 to 730')).toBeVisible();
    const count = canvas.getByRole('textbox', { name: 'How many days or months?' });
    await expect(count).toHaveFocus();
    await userEvent.keyboard('3');
    await expect(count).toHaveFocus();
    await expect(count).toBeVisible();
  },
});

export const Timing = meta.story({
  args: {
    defaultStep: 'timing',
    defaultDraft: toolkitDraft,
    note: () => <Text>The page’s arithmetic of the limit.</Text>,
  },
});

export const Check = meta.story({
  args: {
    defaultStep: 'check',
    defaultDraft: {
      ...toolkitDraft,
      has_plan: 'yes',
      proof: 'letter',
      least_letter: 'C',
      paid_percent: '80',
    },
    planFacts: (draft) => planFacts(planOf(draft)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('C or better: 80 percent of the price')).toBeVisible();
  },
});

export const Back = meta.story({
  args: { defaultStep: 'plan', defaultDraft: toolkitDraft },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('heading', { name: 'Who reimburses it?' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Employer' })).toHaveValue('Sample Company');
  },
});

/** A field that the server refuses opens its step. */
export const Refused = meta.story({
  args: {
    defaultStep: 'check',
    defaultDraft: toolkitDraft,
    onSubmit: fn<ToolkitWizardProps['onSubmit']>(async () => ({
      fields: { hr_email: 'Please enter a valid email address' },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make the Toolkit' }));
    await canvas.findByText('Please enter a valid email address');
    await expect(canvas.getByRole('textbox', { name: /^HR email/ })).toHaveFocus();
  },
});

export const Failed = meta.story({
  args: {
    defaultStep: 'check',
    defaultDraft: toolkitDraft,
    onSubmit: fn<ToolkitWizardProps['onSubmit']>(async () => ({
      form: 'Check your connection and try again.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make the Toolkit' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection');
  },
});

/** The facts of an existing toolkit; its course stays. */
export const Change = meta.story({ args: { isChange: true, defaultDraft: toolkitDraft } });

export const Loading = meta.story({ args: { courses: undefined } });

export const Empty = meta.story({ args: { courses: [] } });

export const NotLoaded = meta.story({
  args: { courses: undefined, error: 'Check your connection and try again.' },
  play: retries,
});

export const LongText = meta.story({
  args: {
    courses: [{ id: 'long', course_title: longTitle, price_cents: 123_456_700, hasCertificate: false }],
    defaultStep: 'check',
    defaultDraft: {
      ...toolkitDraft,
      course_id: 'long',
      employer_name: longTitle,
      hr_name: longTitle,
    },
  },
});
