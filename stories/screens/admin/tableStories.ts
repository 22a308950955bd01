import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { KeyboardRow, Usage } from '../../.storybook/usage.ts';
import { newestFirst } from '../../samples/admin.ts';

/** What the page of an admin table says beyond its purpose. */
export function tableUsage(use: string, keyboard: readonly KeyboardRow[] = []): Usage {
  return {
    status: 'new',
    use: [use],
    avoid: [{ when: 'The list is not of the admin area.', instead: 'Components/Data/DataTable' }],
    keyboard,
    accessibility: ['Everything that DataTable promises; buttons of a row name it.'],
  };
}

/** Of a table whose rows can be deleted: its file has a story `Deleting`. */
export const deletingKey: KeyboardRow = {
  keys: 'Enter on the delete button',
  does: 'Asks; Escape leaves everything as it was',
  test: 'Deleting',
};

/** The args that every admin table takes alike. */
export function tableArgs<Row>(rows: readonly Row[], column?: string) {
  return { ...newestFirst(rows, column), onSortChange: fn(), onRetry: fn() };
}

interface Played<Args> {
  args: Args;
  canvasElement: HTMLElement;
}

/** Nothing is there yet. */
export function loading() {
  return { args: { rows: [], count: undefined, isLoading: true } };
}

/** No rows: the sentence is the specification's. */
export function empty(sentence: string) {
  return {
    args: { rows: [], count: 0 },
    play: async ({ canvasElement }: Played<unknown>) => {
      await expect(within(canvasElement).getByRole('cell', { name: sentence })).toBeVisible();
    },
  };
}

/** The load failed: said in place, with the way to try again. */
export function failed(error: string) {
  return {
    args: { rows: [], count: undefined, error },
    play: async ({ args, canvasElement }: Played<{ onRetry?: (() => void) | undefined }>) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
      await expect(args.onRetry).toHaveBeenCalled();
    },
  };
}

interface Deletion {
  /** The name of the row's button. */
  button: string;
  /** The dialog's verb. */
  verb: string;
}

const framed = { docs: { story: { inline: false, height: '420px' } } };

/** Asks first; Cancel has focus, Escape leaves everything as it was, and the verb does it once. */
export function deleting<Deleter extends string>(
  deleter: Deleter,
  { button, verb, question }: Deletion & { question: string },
) {
  return {
    parameters: framed,
    play: async ({ args, canvasElement }: Played<Record<Deleter, unknown>>) => {
      const ask = () => userEvent.click(within(canvasElement).getByRole('button', { name: button }));
      await ask();
      await screen.findByRole('alertdialog', { name: question });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args[deleter]).not.toHaveBeenCalled();
      await ask();
      await userEvent.click(await screen.findByRole('button', { name: verb }));
      await waitFor(() => expect(args[deleter]).toHaveBeenCalledOnce());
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    },
  };
}

/** It could not be done: the dialog says why and stays. */
export function deletingFailed({ button, verb }: Deletion, sentence: string) {
  return {
    parameters: framed,
    play: async ({ canvasElement }: Played<unknown>) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: button }));
      await userEvent.click(await screen.findByRole('button', { name: verb }));
      await expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    },
  };
}
