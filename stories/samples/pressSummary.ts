import { expect } from 'storybook/test';

/** Presses the title of a disclosure that has focus: browsers open a summary on their own key events only, by a click. */
export async function pressSummary(title: Element | null): Promise<void> {
  await expect(title).toHaveFocus();
  await expect(title?.tagName).toBe('SUMMARY');
  if (title instanceof HTMLElement) title.click();
}
