import type { Locator, Page } from '@playwright/test';
import { pressOn } from './keyboard.ts';

/** Returns the text of the HTML of a sample, which has no markup but paragraphs. */
export const textOf = (html: string): string => html.replaceAll(/<\/?p>/g, '');

/** Finds a field of a form by its whole label, which may end with "(optional)". */
export const fieldIn = (form: Locator, label: string): Locator =>
  form.getByLabel(new RegExp(`^${RegExp.escape(label)}( \\(optional\\))?$`));

/** Adds rows to a list of a form until it has enough. */
export async function addRows(page: Page, form: Locator, noun: string, rows: number): Promise<void> {
  const list = form.getByRole('button', { name: new RegExp(`^Remove ${noun} \\d+$`) });
  while ((await list.count()) < rows)
    await pressOn(page, form.getByRole('button', { name: new RegExp(`^Add an? ${noun}$`) }));
}
