import { expect, fn } from 'storybook/test';
import { neverResolve } from '../samples/answers.ts';
import type { Page } from './playFunctions.ts';

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
