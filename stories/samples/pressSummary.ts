import { expect } from 'storybook/test';

/** Clicks the focused title of a disclosure, because browsers open a `<summary>` only on trusted key events. */
export async function pressSummary(title: Element | null): Promise<void> {
  await expect(title).toHaveFocus();
  await expect(title?.tagName).toBe('SUMMARY');
  if (title instanceof HTMLElement) title.click();
}
