import { ToolkitWizard, type ToolkitWizardProps } from '@redwhiteandcode/design-system';
import { toolkitForms } from '@redwhiteandcode/lambdas/contract/toolkit-rules.ts';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longTitle } from '../../samples/text.ts';
import { toolkitDraft, toolkitEnrollments } from '../../samples/toolkit.ts';
import { retries } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Account/ToolkitWizard',
  component: ToolkitWizard,
  args: {
    ...toolkitForms,
    enrollments: toolkitEnrollments,
    generation: { status: 'idle' } as const,
    onSave: fn(),
    onGenerate: fn(),
    onDownload: fn(),
    onRecord: fn(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'The whole toolkit page, for a learner who asks an employer for reimbursement.',
        'A form in steps whose draft the page saves after each step and restores later.',
      ],
      avoid: [
        { when: 'You only show the status of a request.', instead: 'Screens/Account/ReimbursementRecord' },
        { when: 'The learner records the outcome later.', instead: 'Screens/Account/OutcomeStep' },
      ],
      keyboard: [
        { keys: 'Enter', does: 'Continues to the next step from any field.', test: 'AllSteps' },
        { keys: 'Arrow keys', does: 'Choose a course.', test: 'AllSteps' },
      ],
      accessibility: [
        'When the step changes, its title takes focus. The list of steps marks the current one.',
        'The errors of an incomplete step are explained next to its fields. Next is never disabled.',
        'The start, success, and failure of the generation are announced.',
      ],
    },
  },
});

/** Generates the documents immediately. */
function GeneratingWizard(args: ToolkitWizardProps) {
  const [generation, setGeneration] = useState(args.generation);
  return (
    <ToolkitWizard {...args} generation={generation} onGenerate={() => setGeneration({ status: 'ready' })} />
  );
}

export const Default = meta.story({
  render: (args) => <GeneratingWizard {...args} />,
});

/** All steps from the course to the download, with the keyboard. */
export const AllSteps = meta.story({
  render: (args) => <GeneratingWizard {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Sample Course: AI at Work' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('heading', { name: 'Who reimburses it?' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Employer' }), 'Sample Company{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Check what the toolkit contains' })).toHaveFocus();
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ enrollment_id: 'one', employer_name: 'Sample Company' }),
      'contents',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Toolkit' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Download All (ZIP)' }));
    await expect(args.onDownload).toHaveBeenLastCalledWith('zip');
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
  args: { defaultStep: 'employer', defaultDraft: { enrollment_id: 'one', hr_email: 'nobody' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('Enter the name of your employer');
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Employer$/ })).toHaveFocus();
  },
});

export const Contents = meta.story({ args: { defaultStep: 'contents', defaultDraft: toolkitDraft } });

/** The certificate is added after completion. */
export const ContentsBeforeCompletion = meta.story({
  args: { defaultStep: 'contents', defaultDraft: { ...toolkitDraft, enrollment_id: 'two' } },
});

export const Back = meta.story({
  args: { defaultStep: 'contents', defaultDraft: toolkitDraft },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('heading', { name: 'Who reimburses it?' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Employer' })).toHaveValue('Sample Company');
  },
});

export const Ready = meta.story({
  args: { defaultStep: 'download', defaultDraft: toolkitDraft, generation: { status: 'ready' } },
});

export const Downloading = meta.story({
  args: {
    defaultStep: 'download',
    defaultDraft: toolkitDraft,
    generation: { status: 'ready' },
    pendingFile: 'receipt',
  },
});

/** Next explains that the documents are not ready yet. */
export const Generating = meta.story({
  args: { defaultStep: 'download', defaultDraft: toolkitDraft, generation: { status: 'generating' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText(/The toolkit is not ready yet/);
  },
});

export const GenerationFailed = meta.story({
  args: { defaultStep: 'download', defaultDraft: toolkitDraft, generation: { status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
});

export const Outcome = meta.story({
  args: { defaultStep: 'outcome', defaultDraft: toolkitDraft, generation: { status: 'ready' } },
});

export const Loading = meta.story({ args: { enrollments: undefined } });

export const Empty = meta.story({ args: { enrollments: [] } });

export const Failed = meta.story({
  args: { enrollments: undefined, error: 'Check your connection and try again.' },
  play: retries,
});

export const LongText = meta.story({
  args: {
    enrollments: [{ id: 'long', course_title: longTitle, price: '$1,234,567.00', hasCertificate: false }],
    defaultStep: 'contents',
    defaultDraft: { ...toolkitDraft, enrollment_id: 'long', employer_name: longTitle, hr_name: longTitle },
  },
});
