import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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
