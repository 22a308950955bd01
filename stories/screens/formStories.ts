import { expect, fn } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';
import { neverResolve } from '../samples/answers.ts';
import type { Page } from './playFunctions.ts';

/** The usage notes that the sign-in and sign-up forms share. Each file has a story `ByKeyboard`. */
export const signInUsage = {
  status: 'stable',
  keyboard: [{ keys: 'Enter', does: 'Submits the form from any of its fields.', test: 'ByKeyboard' }],
  accessibility: [
    'Each invalid field shows its error, the first one takes focus, and all values stay.',
    'Password managers recognize each field.',
  ],
} as const satisfies Partial<Usage>;

interface FormSample {
  /** The text for each field, by label. */
  typed: Readonly<Record<string, string>>;
  /** The name of the button that submits the form. */
  submit: string;
}

/** Returns the stories that every form has, and the steps that they consist of. */
export function formStories({ typed, submit }: FormSample) {
  const fill = async ({ canvas, userEvent }: Page) => {
    for (const [label, text] of Object.entries(typed)) {
      await userEvent.type(canvas.getByLabelText(label), text);
    }
  };
  const send = async (page: Page) => {
    await fill(page);
    await page.userEvent.click(page.canvas.getByRole('button', { name: submit }));
  };
  return {
    fill,
    send,
    /** Submits an empty form, whose first field is invalid and takes focus. */
    incomplete: {
      play: async ({ canvas, userEvent }: Page) => {
        await userEvent.click(canvas.getByRole('button', { name: submit }));
        const [first = ''] = Object.keys(typed);
        await expect(canvas.getByLabelText(first)).toHaveFocus();
        await expect(canvas.getByLabelText(first)).toBeInvalid();
      },
    },
    pending: {
      args: { onSubmit: fn(neverResolve) },
      play: async (page: Page) => {
        await send(page);
        const button = page.canvas.getByRole('button', { name: submit });
        await expect(button).toHaveAttribute('aria-disabled', 'true');
      },
    },
  };
}
