import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';
import { addRows, fieldIn, textOf } from './form-writing.ts';
import { checkRadio, chooseFile, pressOn, retype, selectOption, typeInto } from './keyboard.ts';
import { writeLab, writePromptLab } from './lab-writing.ts';
import { expect } from './test.ts';

/** A block of a type. */
type Block<Type extends PlacedBlock['type']> = Extract<PlacedBlock, { type: Type }>;
/** The task of a question. */
export type Task = Block<'check'>['task'];
type TaskOf<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;

/** The name of a block's type on the button that adds it. */
const typeNames: Readonly<Record<PlacedBlock['type'], string>> = {
  text: 'Text',
  callout: 'Callout',
  worked_example: 'Worked example',
  code: 'Code',
  table: 'Table',
  figure: 'Figure',
  download: 'Download',
  check: 'Check',
  exercise: 'Exercise',
  python_lab: 'Python lab',
  sql_lab: 'SQL lab',
  prompt_lab: 'Prompt lab',
};

/** The label of a question's kind of answer. */
const kindLabels: Readonly<Record<Task['kind'], string>> = {
  one: 'One right answer',
  several: 'Several right answers',
  order: 'Items to put in order',
  match: 'Pairs to match',
  sort: 'Items to sort into groups',
  number: 'A number',
  short: 'A short text',
  mark: 'Sentences to mark',
};

const pictureFile = new URL(
  '../../lambdas/data/ai-literacy-101/files/one-piece-at-a-time.light.png',
  import.meta.url,
);

/** Writes a new course's details and opens its first lesson. */
export async function writeCourse(page: Page, title: string): Promise<void> {
  await typeInto(page, page.getByLabel('Title', { exact: true }), title);
  await typeInto(page, page.getByLabel('Description'), 'How a model writes.');
  await typeInto(page, page.getByLabel('Duration'), '2 weeks');
  await typeInto(page, page.getByLabel('Price', { exact: true }), '$100');
  await typeInto(page, page.getByLabel('Learning outcomes'), 'Say how a model writes');
  await pressOn(page, page.getByRole('tab', { name: 'Details' }), 'ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Lessons' })).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Add a module' }));
  await expect(page.getByLabel('Module 1')).toBeFocused();
  await page.keyboard.type('Beginnings');
  await pressOn(page, page.getByRole('button', { name: 'Add a lesson to Beginnings' }));
  await expect(page.getByLabel('Lesson title')).toBeFocused();
  await page.keyboard.type('Tokens');
}

/** Adds a block at the end of the lesson and fills it in. A new lesson already has its first text block. */
export async function writeBlock(page: Page, block: PlacedBlock, isFirst: boolean): Promise<void> {
  if (!isFirst)
    await pressOn(page, page.getByRole('button', { name: `Add a block: ${typeNames[block.type]}` }));
  const form = page.getByRole('list', { name: 'Blocks', exact: true }).locator('> li').last();
  const field = (name: string) => fieldIn(form, name);
  const write = (name: string, text: string) => typeInto(page, field(name), text);
  const writeHtml = (name: string, html: string) =>
    typeInto(page, form.getByRole('textbox', { name }), textOf(html));
  switch (block.type) {
    case 'text':
      return writeHtml('Lesson text', block.html);
    case 'callout':
      await write('Callout title', block.title);
      await selectOption(page, field('Style'), 'Tip');
      return writeHtml('Callout text', block.html);
    case 'worked_example':
      await write('Title of the example', block.title);
      await addRows(page, form, 'step', block.steps.length);
      for (const [at, { title, html }] of block.steps.entries()) {
        await write(`Title of step ${at + 1}`, title);
        await writeHtml(`Text of step ${at + 1}`, html);
      }
      return;
    case 'code':
      await write('Code', block.code);
      return write('Language', block.language);
    case 'table':
      await write('Table caption', block.caption);
      for (const [at, text] of block.header.entries()) await write(`Header of column ${at + 1}`, text);
      for (const [at, text] of (block.rows[0] ?? []).entries())
        await write(`${block.header[at]}, row 1`, text);
      return;
    case 'figure': {
      const choose = form
        .getByRole('group', { name: 'Picture', exact: true })
        .getByRole('button', { name: 'Choose file' });
      const name = 'drawing.png';
      await chooseFile(page, choose, { name, mimeType: 'image/png', buffer: readFileSync(pictureFile) });
      await expect(form.getByRole('img', { name: 'The picture' })).toBeVisible();
      await write('Alternative text', block.alt);
      return write('Caption', block.caption);
    }
    case 'download': {
      const name = block.file?.name ?? '';
      const choose = form.getByRole('button', { name: 'Choose file' });
      await chooseFile(page, choose, { name, mimeType: 'text/csv', buffer: Buffer.from('a,b\n') });
      await expect(form.getByText(`Learners download ${name}, 4 bytes.`)).toBeVisible();
      return write('Download title', block.title);
    }
    case 'check':
      await writeQuestion(page, form, block);
      return write('Hint', block.hint);
    case 'exercise':
      await write('Title of the exercise', block.title);
      await writeHtml('Task', block.html);
      await retype(page, field('Minutes'), String(block.minutes));
      await write('Checklist', block.checklist.join('\n'));
      return writeHtml('Model solution', block.solution);
    case 'python_lab':
    case 'sql_lab':
      return writeLab(page, form, block);
    case 'prompt_lab':
      return writePromptLab(page, form, block);
  }
}

/** Writes a question into its form: in a lesson, or in the bank of an assessment. */
export async function writeQuestion(
  page: Page,
  form: Locator,
  { prompt, task, explanation, quote }: Pick<Block<'check'>, 'prompt' | 'task' | 'explanation' | 'quote'>,
): Promise<void> {
  const field = (name: string) => fieldIn(form, name);
  await typeInto(page, field('Question'), prompt);
  if (task.kind !== 'one') await selectOption(page, field('Kind of answer'), kindLabels[task.kind]);
  await writeTask(page, form, task);
  await typeInto(page, field('Explanation'), explanation);
  await typeInto(page, field('Sentence of the lesson'), quote);
}

async function writeTask(page: Page, form: Locator, task: Task): Promise<void> {
  const field = (name: string) => fieldIn(form, name);
  const write = (name: string, text: string) => typeInto(page, field(name), text);
  switch (task.kind) {
    case 'one':
    case 'several':
      return writeChoices(page, form, 'choice', task);
    case 'mark':
      await write('Source', task.source);
      return writeChoices(page, form, 'sentence', { kind: 'mark', choices: task.sentences });
    case 'order':
      await addRows(page, form, 'item', task.items.length);
      for (const [at, { text }] of task.items.entries()) await write(`Text of item ${at + 1}`, text);
      return;
    case 'match':
      for (const [at, { left, right }] of task.pairs.entries()) {
        await write(`Left side of pair ${at + 1}`, left);
        await write(`Right side of pair ${at + 1}`, right);
      }
      await addRows(page, form, 'extra side', task.extras.length);
      for (const [at, { right }] of task.extras.entries()) await write(`Text of extra side ${at + 1}`, right);
      return;
    case 'sort':
      for (const [at, { title }] of task.groups.entries()) await write(`Title of group ${at + 1}`, title);
      for (const [at, { text, group }] of task.items.entries()) {
        await write(`Text of item ${at + 1}`, text);
        const title = task.groups.find(({ id }) => id === group)?.title ?? '';
        await selectOption(page, field(`Group of item ${at + 1}`), title);
      }
      return;
    case 'number':
      await write('Right number', String(task.value));
      return write('Unit', task.unit);
    case 'short':
      return write('Model answer', task.model_answer);
  }
}

async function writeChoices(
  page: Page,
  form: Locator,
  noun: 'choice' | 'sentence',
  { kind, choices }: Pick<TaskOf<'one' | 'several'>, 'choices'> & { kind: Task['kind'] },
): Promise<void> {
  await addRows(page, form, noun, choices.length);
  for (const [at, { text, is_right, feedback }] of choices.entries()) {
    await typeInto(page, form.getByLabel(`Text of ${noun} ${at + 1}`), text);
    await typeInto(page, form.getByLabel(`Feedback for ${noun} ${at + 1}`), feedback);
    if (!is_right) continue;
    if (kind === 'one') await checkRadio(page, form, `Right for ${noun} ${at + 1}`);
    else
      await pressOn(
        page,
        form.getByRole('checkbox', { name: new RegExp(`for ${noun} ${at + 1}$`) }),
        'Space',
      );
  }
}
