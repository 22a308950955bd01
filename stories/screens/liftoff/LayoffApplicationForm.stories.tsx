import {
  Button,
  LayoffApplicationForm,
  type LayoffApplicationFormProps,
} from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { applicationForm } from '@redwhiteandcode/contract/liftoff/application-rules.ts';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { neverResolve } from '../../samples/answers.ts';
import { inColumn } from '../../samples/decorators.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const filled = {
  applicant_name: 'Sample Applicant',
  email: 'applicant@example.com',
  previous_company: 'Sample Company',
  previous_role: 'Analyst',
  layoff_date: '2025-03-01',
  current_job_search_status: 'interviewing',
};

const today = '2025-06-15';

/** Shows the form when the user comes back from signing in. */
function AfterSignIn(args: LayoffApplicationFormProps) {
  const [isBack, setIsBack] = useState(false);
  return isBack ? (
    <LayoffApplicationForm {...args} />
  ) : (
    <Button onPress={() => setIsBack(true)}>Sign In</Button>
  );
}
const afterSignIn = (args: LayoffApplicationFormProps) => <AfterSignIn {...args} />;

const meta = preview.meta({
  title: 'Screens/Liftoff/LayoffApplicationForm',
  component: LayoffApplicationForm,
  args: {
    ...applicationForm,
    onSubmit: fn(),
    validate: (values) => applicationForm.validate(values, today),
    today,
    note: "We'll review your application within 24 hours and notify you via email.",
  },
  decorators: [inColumn],
  parameters: {
    usage: {
      status: 'new',
      use: ['A user who was laid off and applies to Layoff to Lift-Off.'],
      avoid: [
        { when: 'The user already has an open application.', instead: 'Screens/Liftoff/ApplicationStatus' },
        { when: 'A visitor writes to us.', instead: 'Screens/Contact/ContactForm' },
      ],
      keyboard: [
        {
          keys: 'Enter',
          does: 'In a one-line field, submits the form. Several errors are listed, and the list takes focus.',
          test: 'Errors',
        },
        { keys: 'Enter', does: 'On an error in the list, moves to its field.', test: 'Errors' },
      ],
      accessibility: [
        'The form has three named groups. Optional fields say so.',
        'After signing in, focus is on the button, which says that nothing is sent yet, or on a lost document.',
        'A layoff date that is too long ago is explained next to its field, with a link to contact us.',
      ],
    },
  },
});

export const Default = meta.story();

/** Each field has its own error, in the order of the form. */
export const Errors = meta.story({
  args: { defaultValues: { linkedin_url: 'linkedin', layoff_date: '2025-07-01' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'applicant{Enter}');
    const summary = await canvas.findByRole('group', { name: /^Please correct/ });
    await expect(summary).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription(
      'Name must be at least 2 characters',
    );
    await expect(canvas.getByLabelText('Layoff date')).toHaveAccessibleDescription(/cannot be in the future/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  },
});

/** A layoff more than twelve months ago shows an error and a contact link below the field. */
export const TooLongAgo = meta.story({
  args: { defaultValues: { ...filled, layoff_date: '2024-01-31' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    const date = canvas.getByLabelText('Layoff date');
    await canvas.findByText('The layoff must be within the past 12 months');
    await expect(date).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  },
});

/** After signing in: the draft was kept and is not sent yet. Focus is on the button. */
export const Unsent = meta.story({
  args: {
    defaultValues: filled,
    defaultProof: new File(['sample'], 'letter.pdf', { type: 'application/pdf' }),
    isUnsent: true,
  },
  render: afterSignIn,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    const submit = canvas.getByRole('button', { name: 'Submit Application' });
    await expect(submit).toHaveFocus();
    await expect(submit).toHaveAccessibleDescription(
      'Your application is not sent yet We kept what you typed and letter.pdf. Check it, then submit the application.',
    );
  },
});

/** After signing in on a page that was loaded again: focus is on the document, which must be chosen again. */
export const UnsentWithoutFile = meta.story({
  args: { defaultValues: filled, lostProof: 'letter.pdf', isUnsent: true },
  render: afterSignIn,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByText(/We kept what you typed, but not letter.pdf/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose file' })).toHaveFocus();
  },
});

/** The form starts from a draft and reports each change. */
export const Draft = meta.story({
  args: { defaultValues: filled, onDraftChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Target industry/ }), 'X');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      {
        ...filled,
        phone: '',
        linkedin_url: '',
        target_industry: 'X',
      },
      null,
    );
  },
});

/** The form asks for a document that could not be kept, until one is chosen, and reports it with the values. */
export const LostDocument = meta.story({
  args: { defaultValues: filled, lostProof: 'sample-letter.pdf', onDraftChange: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByText('Choose your file again')).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    const proof = new File(['proof'], 'sample-letter.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, proof);
    await expect(canvas.queryByText('Choose your file again')).toBeNull();
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining(filled),
      expect.objectContaining({ name: 'sample-letter.pdf' }),
    );
  },
});

/** The validated values are submitted with the document. */
export const Submitted = meta.story({
  args: { defaultValues: filled },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    const proof = new File(['proof'], 'sample-letter.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, proof);
    await canvas.findByText('sample-letter.pdf', { selector: '[data-part="file"] *' });
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { ...filled, phone: '', linkedin_url: '', target_industry: '' },
      expect.objectContaining({ name: 'sample-letter.pdf' }),
    );
  },
});

export const Submitting = meta.story({
  args: { defaultValues: filled, onSubmit: fn(neverResolve) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toBeVisible();
  },
});

export const Uploading = meta.story({
  tags: ['application-uploading'],
  args: { ...Submitting.input.args, upload: { status: 'uploading', progress: 40 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await expect(await canvas.findByRole('button', { name: 'Uploading document...' })).toBeVisible();
  },
});

/** The server's error is shown above the form, which keeps its values. */
export const Failed = meta.story({
  args: {
    defaultValues: filled,
    onSubmit: fn(() => ({
      form: 'Submission Failed: Please try again or contact support.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Submission Failed');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(filled.email);
  },
});

/** The field shows the error of a rejected document until the user chooses another one. */
export const RejectedDocument = meta.story({
  args: {
    defaultValues: filled,
    onProofRefused: fn(),
    onSubmit: fn(() => ({
      fields: { proof_document: 'Please upload a PDF or image file (JPG, PNG)' },
    })),
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    const choose = async (name: string, type: string) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['proof'], name, { type }));
      input.files = transfer.files;
      await fireEvent.change(input);
    };
    await choose('sample-letter.txt', 'text/plain');
    const sentence = 'Please upload a PDF or image file (JPG, PNG)';
    await canvas.findAllByText(sentence);
    await expect(args.onProofRefused).toHaveBeenLastCalledWith('wrongType');
    await choose('sample-letter.pdf', 'application/pdf');
    await expect(canvas.queryByText(sentence)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await canvas.findAllByText(sentence);
    await choose('sample-scan.png', 'image/png');
    await expect(canvas.queryByText(sentence)).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    defaultValues: { ...filled, applicant_name: longTitle, previous_company: longTitle },
    note: longText,
  },
});
