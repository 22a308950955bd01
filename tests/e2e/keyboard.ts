import { expect, type Locator, type Page } from '@playwright/test';

const mostStops = 150;

/** Returns where the focus is: on one of the elements, or before or after the first one. */
const focusFrom = (targets: Locator): Promise<'on' | 'before' | 'after'> =>
  targets.evaluateAll((elements) => {
    const { activeElement: active, body } = document;
    if (elements.some((element) => element === active)) return 'on';
    if (!active || active === body) return 'before';
    const place = elements[0]?.compareDocumentPosition(active) ?? 0;
    return place & Node.DOCUMENT_POSITION_FOLLOWING ? 'after' : 'before';
  });

/** Moves the focus to one of the elements: with Tab, or with Shift+Tab if they are before the focus. */
async function tabToAny(page: Page, targets: Locator): Promise<void> {
  const key = (await focusFrom(targets)) === 'after' ? 'Shift+Tab' : 'Tab';
  for (let stop = 0; stop < mostStops; stop++) {
    if ((await focusFrom(targets)) === 'on') return;
    // In an editor for code, Tab indents until Escape was pressed.
    if (await page.locator('[data-part="editor"]:focus').count()) await page.keyboard.press('Escape');
    await page.keyboard.press(key);
  }
  throw new Error(`${key} did not reach ${String(targets)} in ${mostStops} stops`);
}

/** Moves the focus to an element with only the Tab key, or back with Shift+Tab. Throws if that does not reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabToAny(page, target);
}

/** Moves the focus to an element by keyboard and presses a key. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to a field by keyboard and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Replaces the text of a field by keyboard. */
export async function retype(page: Page, target: Locator, text: string): Promise<void> {
  await pressOn(page, target, 'ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Chooses an option of a select by keyboard. */
export async function selectOption(page: Page, target: Locator, label: string): Promise<void> {
  await tabTo(page, target);
  const labels = await target.getByRole('option').allTextContents();
  const at = labels.indexOf(label);
  if (at < 0) throw new Error(`${label} is not among ${labels.join(', ')}`);
  const selected = target.locator('option:checked');
  for (let step = 0; step < labels.length && (await selected.textContent()) !== label; step++) {
    const from = labels.indexOf((await selected.textContent()) ?? '');
    await page.keyboard.press(from < at ? 'ArrowDown' : 'ArrowUp');
  }
  await expect(selected).toHaveText(label);
}

/** Checks a radio button by keyboard. Tab reaches one button of its group, and the arrow keys reach the others. */
export async function checkRadio(page: Page, group: Locator, name: string | RegExp): Promise<void> {
  const radios = group.getByRole('radio');
  const radio = group.getByRole('radio', { name });
  await expect(radio).toBeVisible();
  await tabToAny(page, radios);
  await page.keyboard.press('Space');
  for (let step = await radios.count(); step > 0 && !(await radio.isChecked()); step--)
    await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
}

/** Opens the file picker of a button by keyboard, and chooses a file. */
export async function chooseFile(
  page: Page,
  button: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await pressOn(page, button);
  await (await opened).setFiles(file);
}
