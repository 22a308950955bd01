import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { neverResolve } from '../samples/answers.ts';

/** The parts of a story's context that play functions in this folder use. */
export type Page = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Returns a play function that presses Tab once for each element and expects focus on it. */
export function tabsTo(
  ...elements: readonly (readonly [role: 'button' | 'link' | 'textbox', name: string | RegExp])[]
) {
  return async ({ canvas, userEvent }: Page): Promise<void> => {
    for (const [role, name] of elements) {
      await userEvent.tab();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    }
  };
}

/** A play function that presses Retry with the keyboard and expects `onRetry` to be called. */
export async function retries({
  args,
  canvas,
  userEvent,
}: Page & { args: { onRetry?: unknown } }): Promise<void> {
  canvas.getByRole('button', { name: 'Retry' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRetry).toHaveBeenCalledOnce();
}

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
