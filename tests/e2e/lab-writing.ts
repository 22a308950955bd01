import type { Locator, Page } from '@playwright/test';
import type { BlockOf } from '@redwhiteandcode/contract/course/blocks.ts';
import { addRows, fieldIn, textOf } from './form-writing.ts';
import { pressOn, retype, typeInto } from './keyboard.ts';
import { expect } from './test.ts';

type Lab = BlockOf<'python_lab' | 'sql_lab' | 'prompt_lab'>;

async function writeLabTask(page: Page, form: Locator, { title, html, minutes }: Lab): Promise<void> {
  await typeInto(page, fieldIn(form, 'Title of the lab'), title);
  await typeInto(page, form.getByRole('textbox', { name: 'Task' }), textOf(html));
  await retype(page, fieldIn(form, 'Minutes'), String(minutes));
}

/** The label of a criterion of a prompt. */
const criterionLabels: Readonly<Record<BlockOf<'prompt_lab'>['criteria'][number], string>> = {
  audience: 'Who reads the output',
  form: 'The form of the output',
  length: 'The length of the output',
  source: 'The source to use',
  silence: 'What to do if the source has no answer',
  privacy: 'No private data',
};

/** Writes a prompt lab into its form and checks it. */
export async function writePromptLab(page: Page, form: Locator, lab: BlockOf<'prompt_lab'>): Promise<void> {
  const write = (name: string, text: string) => typeInto(page, fieldIn(form, name), text);
  await writeLabTask(page, form, lab);
  for (const criterion of lab.criteria)
    await pressOn(page, form.getByRole('checkbox', { name: criterionLabels[criterion] }), 'Space');
  await write('Start prompt', lab.start_prompt);
  await write('Model prompt', lab.solution_prompt);
  await addRows(page, form, 'case', lab.cases.length);
  for (const [at, one] of lab.cases.entries()) {
    const name = `case ${at + 1}`;
    await write(`Title of ${name}`, one.title);
    await write(`Material of ${name}`, one.input);
    await write(`Output of ${name} must contain`, one.must_contain.join('\n'));
    await write(`Output of ${name} must not contain`, one.must_not_contain.join('\n'));
    const json = form.getByRole('checkbox', { name: `Output of ${name} must be valid JSON` });
    if (one.is_json) await pressOn(page, json, 'Space');
    await retype(page, fieldIn(form, `Most words in the output of ${name}`), String(one.max_words));
    await write(`Sample output of ${name}`, one.sample);
  }
  await pressOn(page, form.getByRole('button', { name: 'Check this lab' }));
  await expect(
    form.getByText('The model prompt meets each criterion, and the start prompt does not.'),
  ).toBeVisible();
}

/** Writes a lab whose code runs into its form and checks it. */
export async function writeLab(
  page: Page,
  form: Locator,
  lab: BlockOf<'python_lab' | 'sql_lab'>,
): Promise<void> {
  const write = (name: string, text: string) => typeInto(page, fieldIn(form, name), text);
  await writeLabTask(page, form, lab);
  if (lab.type === 'python_lab') {
    await addRows(page, form, 'file', lab.files.length);
    for (const [at, { name, content }] of lab.files.entries()) {
      await write(`Name of file ${at + 1}`, name);
      await write(`Content of file ${at + 1}`, content);
    }
    await write('Start code', lab.start_code);
    await addRows(page, form, 'test', lab.tests.length);
    for (const [at, { sentence, code }] of lab.tests.entries()) {
      await write(`Sentence of test ${at + 1}`, sentence);
      await write(`Code of test ${at + 1}`, code);
    }
    await write('Solution', lab.solution_code);
  } else {
    await write('Script that creates the database', lab.script);
    await write('Start query', lab.start_code);
    await write('Solution query', lab.solution_code);
    const order = form.getByRole('checkbox', { name: 'The order of the rows matters' });
    if (lab.is_ordered) await pressOn(page, order, 'Space');
  }
  await pressOn(page, form.getByRole('button', { name: 'Check this lab' }));
  await expect(form.getByText('The solution passes and the start code does not.')).toBeVisible();
}
