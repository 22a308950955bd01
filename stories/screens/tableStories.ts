import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { KeyboardRow, Usage } from '../.storybook/docs/usage.ts';
import { newestFirst } from '../samples/admin.ts';

/** Returns the usage notes of an admin table. */
export function tableUsage(use: string, keyboard: readonly KeyboardRow[] = []): Usage {
  return {
    status: 'new',
    use: [use],
    avoid: [{ when: 'The list is outside the admin area.', instead: 'Components/Data/DataTable' }],
    keyboard,
    accessibility: ['Everything that DataTable guarantees. The buttons of a row include its name.'],
  };
}

/** The keyboard row of a table whose rows can be deleted; its file has a story `Deleting`. */
export const deletingKey: KeyboardRow = {
  keys: 'Enter on the delete button',
  does: 'Asks for confirmation; Escape cancels',
  test: 'Deleting',
};

/** Returns the args of an admin table. */
export function tableArgs<Row>(rows: readonly Row[], column?: string) {
  return { ...newestFirst(rows, column), onSortChange: fn(), onRetry: fn() };
}

interface PlayContext<Args> {
  args: Args;
  canvasElement: HTMLElement;
}

/** Returns a story without rows, which shows the sentence of the specification. */
export function empty(sentence: string) {
  return {
    args: { rows: [], count: 0 },
    play: async ({ canvasElement }: PlayContext<unknown>) => {
      await expect(within(canvasElement).getByRole('cell', { name: sentence })).toBeVisible();
    },
  };
}

interface Deletion {
  /** The name of the row's button. */
  button: string;
  /** The name of the confirming button. */
  verb: string;
  question: string;
}

/** Returns a story that asks for confirmation with focus on Cancel, cancels with Escape, and deletes once. */
export function deleting<Callback extends string>(callback: Callback, { button, verb, question }: Deletion) {
  return {
    parameters: { docs: { story: { inline: false, height: '420px' } } },
    play: async ({ args, canvasElement }: PlayContext<Record<Callback, unknown>>) => {
      const ask = () => userEvent.click(within(canvasElement).getByRole('button', { name: button }));
      await ask();
      await screen.findByRole('alertdialog', { name: question });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args[callback]).not.toHaveBeenCalled();
      await ask();
      await userEvent.click(await screen.findByRole('button', { name: verb }));
      await waitFor(() => expect(args[callback]).toHaveBeenCalledOnce());
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    },
  };
}
