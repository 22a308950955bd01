import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';
import { neverAnswer } from '../samples/answers.ts';
import { longText } from '../samples/text.ts';

/** What the pages of the forms to sign in and up say alike: each file has a story `ByKeyboard`. */
export const signInUsage = {
  status: 'stable',
  keyboard: [{ keys: 'Enter', does: 'Sends the form from any of its fields.', test: 'ByKeyboard' }],
  accessibility: [
    'Each field says what is wrong, and the first of them takes focus; what was typed stays.',
    'Password managers know each field.',
  ],
} as const satisfies Partial<Usage>;

type Page = Pick<StoryContext, 'canvas' | 'userEvent'>;

interface FormSample {
  /** What is typed into the fields, by their labels. */
  typed: Readonly<Record<string, string>>;
  /** The name of the button that submits the form. */
  submit: string;
}

/** Returns the stories that every form has alike, and the steps they consist of. */
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
    /** Nothing is typed: the first field says what is wrong, and takes focus. */
    incomplete: {
      play: async ({ canvas, userEvent }: Page) => {
        await userEvent.click(canvas.getByRole('button', { name: submit }));
        const [first = ''] = Object.keys(typed);
        await expect(canvas.getByLabelText(first)).toHaveFocus();
        await expect(canvas.getByLabelText(first)).toBeInvalid();
      },
    },
    pending: {
      args: { onSubmit: fn(neverAnswer) },
      play: async (page: Page) => {
        await send(page);
        const button = page.canvas.getByRole('button', { name: submit });
        await expect(button).toHaveAttribute('aria-disabled', 'true');
      },
    },
    longText: {
      args: { onSubmit: fn(() => ({ form: longText })) },
      play: async (page: Page) => {
        await send(page);
        await page.canvas.findByRole('alert');
      },
    },
  };
}
