import { contactCopy } from '@redwhiteandcode/app/parts/contact/contactCopy.ts';
import { ContactForm } from '@redwhiteandcode/design-system';
import { checkContact } from '@redwhiteandcode/contract/contact/rules.ts';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { neverResolve } from '../../samples/answers.ts';
import { inColumn } from '../../samples/decorators.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const filled = {
  firstName: 'Sample',
  lastName: 'Learner',
  email: 'learner@example.com',
  company: 'Sample Company',
  message: 'How many seats may a sample company have?',
};

const meta = preview.meta({
  title: 'Screens/Contact/ContactForm',
  component: ContactForm,
  args: { validate: checkContact, onSubmit: fn(), failureTitle: contactCopy.failed.title },
  decorators: [inColumn],
  parameters: {
    usage: {
      status: 'new',
      use: ['Visitors and companies that write to us.'],
      avoid: [
        { when: 'A user applies to Layoff to Lift-Off.', instead: 'Screens/Liftoff/LayoffApplicationForm' },
      ],
      keyboard: [{ keys: 'Enter', does: 'In a one-line field, submits the form.', test: 'Sent' }],
      accessibility: [
        'Several errors are listed above the form, and the list takes focus. If only one field is invalid, it takes focus.',
        'A failure stays on the page above the fields. The page announces the result with a toast.',
      ],
    },
  },
});

export const Default = meta.story();

/** Success clears the form. */
export const Sent = meta.story({
  tags: ['contact-optional'],
  play: async ({ canvas, userEvent, args }) => {
    for (const [name, text] of [
      ['First name', filled.firstName],
      ['Last name', filled.lastName],
      ['Email', filled.email],
      ['Company', filled.company],
      ['Message', filled.message],
    ] as const) {
      await userEvent.type(canvas.getByRole('textbox', { name }), text);
    }
    await userEvent.type(canvas.getByRole('textbox', { name: /Number of employees/ }), '25{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, phone: '', employees: '25' });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(''));
  },
});

/** Each error is next to its field and in the list above, which takes focus. */
export const Errors = meta.story({
  args: { defaultValues: { email: 'learner', employees: '0' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(await canvas.findByRole('group', { name: /^Please correct/ })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expect(canvas.getByRole('textbox', { name: /employees/ })).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { onSubmit: fn(neverResolve), defaultValues: filled },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toBeVisible();
  },
});

/** After a failure everything that the visitor typed stays. */
export const Failed = meta.story({
  args: {
    defaultValues: filled,
    onSubmit: fn(() => ({
      form: 'Please try again or email us directly at support@example.com',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(await canvas.findByText(contactCopy.failed.title)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(filled.message);
  },
});

export const LongText = meta.story({
  args: { defaultValues: { ...filled, company: longTitle, message: longText } },
});
