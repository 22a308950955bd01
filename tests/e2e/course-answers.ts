import type { Locator, Page } from '@playwright/test';
import type { Task } from './course-writing.ts';
import { checkRadio, pressOn, retype, selectOption } from './keyboard.ts';
import { expect } from './test.ts';

/** Answers a question by keyboard, correctly or incorrectly. `region` is the element that contains its controls. */
export async function answer(page: Page, region: Locator, task: Task, isRight: boolean): Promise<void> {
  switch (task.kind) {
    case 'one': {
      const chosen = task.choices.find(({ is_right }) => is_right === isRight);
      return checkRadio(page, region, chosen?.text ?? '');
    }
    case 'several':
      return tick(page, region, task.choices, isRight);
    case 'mark':
      return tick(page, region, task.sentences, isRight);
    case 'order': {
      const texts = task.items.map(({ text }) => text);
      return order(page, region, isRight ? texts : texts.toReversed());
    }
    case 'match':
      for (const { left, right } of task.pairs) {
        const wrong = task.extras[0]?.right ?? '';
        await selectOption(page, region.getByLabel(left), isRight ? right : wrong);
      }
      return;
    case 'sort':
      for (const { text, group } of task.items) {
        const place = task.groups.find(({ id }) => (id === group) === isRight);
        await selectOption(page, region.getByLabel(text), place?.title ?? '');
      }
      return;
    case 'number':
      return retype(page, region.getByRole('textbox'), String(isRight ? task.value : task.value + 1));
    case 'short':
      return retype(page, region.getByRole('textbox'), 'My own sentence.');
  }
}

/** Selects only the right choices, or only the wrong ones. */
async function tick(
  page: Page,
  region: Locator,
  choices: readonly { text: string; is_right: boolean }[],
  isRight: boolean,
): Promise<void> {
  for (const { text, is_right } of choices) {
    const box = region.getByRole('checkbox', { name: text });
    if ((await box.isChecked()) !== (is_right === isRight)) await pressOn(page, box, 'Space');
  }
}

/** Reorders the items of a list to match `texts`. */
async function order(page: Page, region: Locator, texts: readonly string[]): Promise<void> {
  const items = region.getByRole('listitem');
  const shown = await items.allTextContents();
  // An order that was never changed counts as no answer.
  if (texts.every((text, place) => shown[place]?.startsWith(text)))
    await pressOn(page, region.getByRole('button', { name: `Move ${texts[1] ?? ''} up` }));
  for (const [place, text] of texts.entries()) {
    const placeOf = async () => (await items.allTextContents()).findIndex((item) => item.startsWith(text));
    for (let at = await placeOf(); at > place; at--) {
      await pressOn(page, region.getByRole('button', { name: `Move ${text} up` }));
      await expect.poll(placeOf).toBe(at - 1);
    }
  }
}
