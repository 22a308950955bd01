import { type BlockDraft, BlocksEditor } from '@redwhiteandcode/design-system';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { blockFiles } from '../../samples/blockFiles.ts';
import { labChecks } from '../../samples/labs.ts';
import { chooseFile } from '../../samples/chooseFile.ts';
import {
  callout,
  checksWithKeys,
  code,
  download,
  exercise,
  figure,
  table,
  workedExample,
} from '../../samples/blocks.ts';
import { KeptBlocks } from './KeptBlocks.tsx';

const text: BlockDraft = {
  id: 'sample-text',
  type: 'text',
  html: '<h2>How a model writes</h2><p>A language model predicts the next token.</p>',
};
const { one, several, order, match, sort, number, short, mark } = checksWithKeys;
const blocks: BlockDraft[] = [text, callout, workedExample, code, table, one, exercise];

const opened = (block: BlockDraft) => ({ blocks: [block], open: [block.id] });

const meta = preview.meta({
  title: 'Screens/Catalog/BlocksEditor',
  component: BlocksEditor,
  args: {
    blocks,
    open: [],
    onChange: fn(),
    onRemove: fn(),
    onOpen: fn(),
    errorOf: (_field) => undefined as string | undefined,
    idOf: (field) => `sample-${field}`,
    richText: {},
    files: blockFiles,
    labs: labChecks,
  },
  render: (args) => <KeptBlocks {...args} />,
  parameters: {
    usage: {
      status: 'new',
      use: ['Write the blocks of a lesson in the course editor.'],
      avoid: [
        { when: 'You show the blocks to learners.', instead: 'Screens/Learning/LessonBlocks' },
        { when: 'You edit a single text.', instead: 'Components/Inputs/RichTextEditor' },
      ],
      keyboard: [
        { keys: 'Enter on a block', does: 'Opens its form, or closes it', test: 'Opening' },
        {
          keys: 'Enter on a type below Add a block',
          does: 'Adds a block after the current one and moves focus to its first field',
          test: 'AddingByKeyboard',
        },
        { keys: 'Enter on Move up or Move down', does: 'Moves a block or a row', test: 'Moving' },
        { keys: 'Enter on Duplicate', does: 'Copies a block and moves to the copy', test: 'Duplicating' },
      ],
      accessibility: [
        'A block’s button names its type and its content.',
        'Each field in a row has the number of its row in its label.',
        'The error of a list describes the group of its rows.',
      ],
    },
  },
});

/** Closed blocks are one line each. */
export const Default = meta.story();

export const Opening = meta.story({
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: /^Callout/ });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveAccessibleName('Callout Ask for the source');
    await expect(canvas.getByLabelText('Callout title')).toHaveValue(callout.title);
    await canvas.findByRole('textbox', { name: 'Callout text' });
    await canvas.findByRole('toolbar', { name: 'Text formatting: Callout text' });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByLabelText('Callout title')).toBeNull();
  },
});

export const AddingByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Callout/ }).focus();
    const add = canvas.getByRole('button', { name: 'Add a block: Check' });
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Add a block' })).toHaveAccessibleDescription(
        'Goes after “Callout: Ask for the source”',
      ),
    );
    add.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Question')).toHaveFocus();
    await userEvent.keyboard('Which one?');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      text,
      callout,
      expect.objectContaining({ type: 'check', prompt: 'Which one?' }),
      ...blocks.slice(2),
    ]);
  },
});

/** Focus waits for the rich text editor, which loads when it is first shown. */
export const AddingText = meta.story({
  args: { blocks: [callout] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a block: Text' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Lesson text' })).toHaveFocus());
  },
});

export const Moving = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move Callout: Ask for the source up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByText('Callout: Ask for the source moved to position 1 of 7'),
    ).toBeInTheDocument();
    await expect(args.onChange).toHaveBeenLastCalledWith([callout, text, ...blocks.slice(2)]);
  },
});

export const Duplicating = meta.story({
  args: { blocks: [callout, code], open: [callout.id] },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Duplicate Callout: Ask for the source' }).focus();
    await userEvent.keyboard('{Enter}');
    const titles = canvas.getAllByLabelText('Callout title');
    await expect(titles).toHaveLength(2);
    await expect(titles[1]).toHaveFocus();
    const changed = args.onChange as ReturnType<typeof fn>;
    const copied = changed.mock.lastCall?.[0] as BlockDraft[];
    await expect(copied).toEqual([callout, { ...callout, id: copied[1]?.id }, code]);
    await expect(copied[1]?.id).not.toBe(callout.id);
  },
});

/** The course editor moves focus to Undo. */
export const Removing = meta.story({
  args: { blocks: [callout, code], open: [callout.id] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Callout: Ask for the source' }));
    await expect(args.onRemove).toHaveBeenCalledWith('Callout: Ask for the source', [code], {
      block: callout.id,
      field: `block-${callout.id}.title`,
    });
  },
});

export const Text = meta.story({
  args: opened(text),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Lesson text' });
  },
});

export const Callout = meta.story({
  args: opened(callout),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Style'), 'Warning');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...callout, tone: 'warning' }]);
    await canvas.findByRole('textbox', { name: 'Callout text' });
  },
});

/** A moved step keeps its text. */
export const WorkedExample = meta.story({
  args: opened(workedExample),
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Text of step 3' });
    canvas.getByRole('button', { name: 'Move step 1 down' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Move step 2 down' })).toHaveFocus();
    await expect(await canvas.findByRole('textbox', { name: 'Text of step 2' })).toHaveTextContent(
      'Tell me about this report.',
    );
    const [first, second, third] = workedExample.steps;
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...workedExample, steps: [second, first, third] },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a step' }));
    await expect(canvas.getByLabelText('Title of step 4')).toHaveFocus();
    await canvas.findByRole('textbox', { name: 'Text of step 4' });
  },
});

export const Code = meta.story({
  args: opened(code),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText(/^Language/));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...code, language: '' }]);
  },
});

export const Table = meta.story({
  args: opened(table),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a column' }));
    const header = canvas.getByLabelText('Header of column 4');
    await expect(header).toHaveFocus();
    await userEvent.keyboard('Saved');
    await userEvent.type(canvas.getByLabelText('Saved, row 2'), '90 minutes');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a row' }));
    await expect(canvas.getByLabelText('Task, row 3')).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith([
      {
        ...table,
        header: [...table.header, 'Saved'],
        rows: [
          [...table.rows[0]!, ''],
          [...table.rows[1]!, '90 minutes'],
          ['', '', '', ''],
        ],
      },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove column 1' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('column 1', expect.anything(), {
      block: table.id,
      field: `block-${table.id}.header.0`,
    });
  },
});

const empty = { ...figure, picture: null, dark_picture: null, alt: '', caption: '' };
const png = new File(['sample'], 'drawing.png', { type: 'image/png' });
const fieldOf = ({ id }: BlockDraft, path: string) => document.getElementById(`sample-block-${id}.${path}`);

/** What was typed during the upload stays. */
export const Figure = meta.story({
  args: { ...opened(empty), files: { ...blockFiles, picture: { ...blockFiles.picture, store: fn() } } },
  play: async ({ args, canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<typeof figure.picture>();
    (args.files.picture.store as ReturnType<typeof fn>).mockReturnValue(promise);
    await chooseFile(fieldOf(empty, 'picture'), png);
    await canvas.findByRole('progressbar', { name: 'Uploading drawing.png' });
    await userEvent.type(canvas.getByLabelText('Alternative text'), 'A loop');
    resolve(figure.picture);
    await canvas.findByRole('img', { name: 'The picture' });
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...empty, picture: figure.picture, alt: 'A loop' },
    ]);
    await expect(canvas.getByLabelText('Alternative text')).toHaveValue('A loop');
  },
});

/** A refused picture leaves the block as it was. */
export const FigureRefused = meta.story({
  args: {
    ...opened(figure),
    files: {
      ...blockFiles,
      picture: { ...blockFiles.picture, store: fn(async () => 'This file could not be read.') },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await chooseFile(fieldOf(figure, 'picture'), png);
    await expect((await canvas.findAllByText('This file could not be read.'))[0]).toBeVisible();
    const statuses = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(statuses).toContain('This file could not be read.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('img', { name: 'The picture' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the picture for the dark theme' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(
      'the picture for the dark theme',
      [{ ...figure, dark_picture: null }],
      { block: figure.id, field: `block-${figure.id}.dark_picture` },
    );
  },
});

export const Download = meta.story({
  args: opened({ ...download, file: null }),
  play: async ({ args, canvas }) => {
    await chooseFile(fieldOf(download, 'file'), new File(['a,b'], 'register.csv', { type: 'text/csv' }));
    await canvas.findByText('Learners download ai-system-register.csv, 279 bytes.');
    await expect(args.onChange).toHaveBeenLastCalledWith([download]);
  },
});

/** One choice is right; choosing another one replaces it. */
export const CheckOne = meta.story({
  args: opened(one),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Right for choice 1' }));
    const changed = args.onChange as ReturnType<typeof fn>;
    const after = changed.mock.lastCall?.[0] as BlockDraft[] | undefined;
    const block = after?.[0];
    const task = block?.type === 'check' && block.task.kind === 'one' ? block.task : undefined;
    await expect(task?.choices.map(({ is_right }) => is_right)).toEqual([true, false, false]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a choice' }));
    await expect(canvas.getByLabelText('Text of choice 4')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove choice 4' }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
});

/** Another kind of answer keeps the texts. */
export const CheckSeveral = meta.story({
  args: opened(several),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Right for choice 2' })).toBeChecked();
    await userEvent.selectOptions(canvas.getByLabelText('Kind of answer'), 'Items to put in order');
    await expect(canvas.getByLabelText('Text of item 3')).toHaveValue('Your password');
  },
});

export const CheckOrder = meta.story({ args: opened(order) });

export const CheckMatch = meta.story({
  args: opened(match),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an extra side' }));
    await expect(canvas.getByLabelText('Text of extra side 2')).toHaveFocus();
  },
});

export const CheckSort = meta.story({
  args: opened(sort),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Group of item 1'), 'Not safe to share');
    await expect(canvas.getByLabelText('Group of item 1')).toHaveDisplayValue('Not safe to share');
  },
});

/** A number keeps what was typed, and is empty for anything else than a number. */
export const CheckNumber = meta.story({
  args: opened(number),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Right number');
    await userEvent.clear(field);
    await userEvent.type(field, '1,050.5');
    await expect(field).toHaveValue('1,050.5');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...number, task: { ...number.task, value: 1050.5 } },
    ]);
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('1,050.5x');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...number, task: { ...number.task, value: Number.NaN } },
    ]);
  },
});

export const CheckShort = meta.story({ args: opened(short) });

export const CheckMark = meta.story({
  args: opened(mark),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', { name: 'Not supported by the source for sentence 2' }),
    ).toBeChecked();
  },
});

export const Exercise = meta.story({
  args: opened(exercise),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Columns of the learner/), 'Task{Enter}Risk');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...exercise, columns: ['Task', 'Risk'] }]);
    await canvas.findByRole('textbox', { name: 'Model solution' });
  },
});

/** The error of a list describes its group, and that of a field the field. */
export const Problems = meta.story({
  args: {
    ...opened(one),
    errorOf: (field) =>
      ({
        [`block-${one.id}.prompt`]: 'Fill in this text',
        [`block-${one.id}.task.choices`]: 'Mark exactly one choice as right',
      })[field],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Question')).toHaveAccessibleDescription(/Fill in this text/);
    await expect(canvas.getByRole('group', { name: 'Choices' })).toHaveAccessibleDescription(
      'Mark exactly one choice as right',
    );
  },
});

/** Thirty blocks stay readable. */
export const Many = meta.story({
  args: {
    blocks: Array.from(
      { length: 30 },
      (_, at): BlockDraft => ({ ...(blocks[at % blocks.length] ?? text), id: `sample-${at}` }),
    ),
  },
});

/** A lesson without blocks. */
export const Empty = meta.story({ args: { blocks: [] } });
