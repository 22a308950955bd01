import { SqlLabView } from '@redwhiteandcode/design-system';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { untouched } from '../../samples/blocks.ts';
import { codeBox, codeIn, insertCode } from '../../samples/codeBox.ts';
import { inColumn } from '../../samples/decorators.tsx';
import { labRunner, sqlLab } from '../../samples/labs.ts';
import { endingWith, lasting, pressRun } from './labRun.ts';
import { WorkKeeper } from './WorkKeeper.tsx';

const { start_code: startCode } = sqlLab;

const meta = preview.meta({
  title: 'Screens/Learning/SqlLabView',
  component: SqlLabView,
  args: { block: sqlLab, state: untouched, onWorkChange: fn(), onRetry: fn(), runner: labRunner },
  render: ({ state, onWorkChange, ...args }) => (
    <WorkKeeper state={state} onWorkChange={onWorkChange}>
      {(kept, change) => <SqlLabView {...args} state={kept} onWorkChange={change} />}
    </WorkKeeper>
  ),
  decorators: [inColumn],
  parameters: {
    usage: {
      status: 'new',
      use: ['A task of a lesson that the learner solves with a query.'],
      avoid: [
        { when: 'The learner writes Python.', instead: 'Screens/Learning/PythonLabView' },
        { when: 'The query is only read and copied.', instead: 'Screens/Learning/CodeView' },
        { when: 'The block is part of a lesson.', instead: 'Screens/Learning/LessonBlocks' },
      ],
      keyboard: [
        {
          keys: 'Ctrl+Enter in the editor',
          does: 'Runs the query. Focus stays in the editor.',
          test: 'ByKeyboard',
        },
        {
          keys: 'Enter on Run',
          does: 'Runs the query. The button is Stop until the run ends.',
          test: 'Wrong',
        },
        { keys: 'Tab', does: 'Moves to the rows while they scroll.', test: 'ManyRows' },
      ],
      accessibility: [
        'A region whose name is the title.',
        'Whether the rows are right is announced once, with what differs.',
        'The rows are a table with a caption. A missing value is the word NULL.',
      ],
    },
  },
});

export const Default = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const box = await codeBox(canvasElement, 'Your query');
    await expect(codeIn(box)).toBe(startCode);
    insertCode(box, '-- Mine\n');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const verdict = await canvas.findByText('Right. Your query returns the expected rows.');
    await expect(verdict.closest('output')).not.toBeNull();
    const table = canvas.getByRole('table', { name: 'Rows of your query: 2' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    await expect(within(table).getByRole('cell', { name: 'North' })).toBeVisible();
    await expect(args.onWorkChange).toHaveBeenLastCalledWith({
      answer: { kind: 'text', text: `-- Mine\n${startCode}` },
      is_checked: false,
      ticked: [0],
    });
    await expect((box.getRootNode() as ShadowRoot).activeElement).toBe(box);
  },
});

export const Wrong = meta.story({
  args: {
    runner: endingWith({
      sql: {
        isRight: false,
        differences: ['A row is missing: South, 1.', 'A row is not expected: South, 2.'],
      },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await pressRun({ canvas, userEvent });
    const verdict = await canvas.findByText('Not yet. Your query does not return the expected rows.');
    const status = verdict.closest('output') as HTMLElement;
    await expect(within(status).getAllByRole('listitem')).toHaveLength(2);
    await expect(args.onWorkChange).not.toHaveBeenCalled();
  },
});

/** A query can return more rows than are shown, columns with the same name, and missing values. */
export const ManyRows = meta.story({
  args: {
    runner: endingWith({
      sql: {
        columns: ['site', 'note', 'cents', 'cents'],
        rows: Array.from({ length: 200 }, (_, at) => [
          `Site ${at + 1}`,
          null,
          at * 1250.5,
          at % 2 ? null : at,
        ]),
        count: 1204,
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await pressRun({ canvas, userEvent });
    const table = await canvas.findByRole('table', { name: 'The first 200 of 1,204 rows of your query' });
    await expect(within(table).getAllByRole('cell', { name: 'NULL' })).toHaveLength(300);
    await expect(getComputedStyle(within(table).getByRole('cell', { name: '1250.5' })).textAlign).toBe('end');
    const box = canvas.getByRole('group', { name: 'The first 200 of 1,204 rows of your query' });
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'));
    canvas.getByRole('button', { name: 'Run' }).focus();
    await userEvent.tab();
    await expect(box).toHaveFocus();
  },
});

export const NoRows = meta.story({
  args: { runner: endingWith({ sql: { columns: [], rows: [], count: 0, isRight: false } }) },
  play: async ({ canvas, userEvent }) => {
    await pressRun({ canvas, userEvent });
    await canvas.findByText('Your query returned no rows.');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const EndsWithError = meta.story({
  args: {
    runner: endingWith({
      sql: {
        columns: [],
        rows: [],
        count: 0,
        isRight: false,
        end: { kind: 'error', message: 'no such column: site_name' },
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await pressRun({ canvas, userEvent });
    await canvas.findByText('Your query ended with an error.');
    await expect(canvas.getByRole('group', { name: 'Error' })).toHaveTextContent('no such column: site_name');
  },
});

export const Loading = meta.story({
  args: { runner: lasting(({ onLoad }) => onLoad(400_000, 1_300_000)) },
  play: async ({ canvas, userEvent }) => {
    await pressRun({ canvas, userEvent });
    await canvas.findByRole('progressbar', { name: 'Loading SQLite' });
    await expect(canvas.getByText('0.4 of 1.3 MB')).toBeVisible();
  },
});

/** The learner comes back to a right query. The tables can be looked up. */
export const Returning = meta.story({
  args: {
    state: {
      ...untouched,
      saving: 'saved',
      work: { answer: { kind: 'text', text: sqlLab.solution_code }, is_checked: true, ticked: [0] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Your saved query returns the expected rows.');
    await userEvent.click(canvas.getByRole('button', { name: 'How the database is made' }));
    await expect(canvas.getByRole('group', { name: 'The script that creates the database' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Model solution' })).toBeVisible();
  },
});
