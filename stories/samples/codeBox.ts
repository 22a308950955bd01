import { waitFor, within } from 'storybook/test';

/** Returns the text box of the first code editor in the element, which is in a shadow root. */
export function codeBox(canvasElement: HTMLElement, label: string): Promise<HTMLElement> {
  return waitFor(() => {
    const root = canvasElement.querySelector('[data-part="editor"]')?.shadowRoot;
    if (!root) throw new Error('There is no code editor.');
    return within(root as unknown as HTMLElement).getByRole('textbox', { name: label });
  });
}

/** Returns the code in the text box. */
export const codeIn = (box: HTMLElement): string =>
  [...box.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n');

/** Inserts code at the caret, as from the clipboard. Synthetic keys type nothing into an editor. */
export function insertCode(box: HTMLElement, code: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', code);
  box.focus();
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
