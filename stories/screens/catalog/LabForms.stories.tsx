import { BlocksEditor, type LabChecks, type LabDraft } from '@redwhiteandcode/design-system';
import { blockLimits, blockMessages } from '@redwhiteandcode/contract/course/block-limits.ts';
import { fingerprintOf } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { blockFiles } from '../../samples/blockFiles.ts';
import { labChecks, pythonLab, sqlLab } from '../../samples/labs.ts';
import { KeptBlocks } from './KeptBlocks.tsx';

/** A check that finds these problems. */
const checksWith = (...problems: string[]): LabChecks => ({
  ...labChecks,
  check: fn<LabChecks['check']>(async () => ({
    checked: '',
    problems,
  })),
});
const opened = (lab: LabDraft) => ({ blocks: [lab], open: [lab.id] });
const checked = <Lab extends LabDraft>(lab: Lab): Lab => ({ ...lab, checked: fingerprintOf(lab) });

const meta = preview.meta({
  title: 'Screens/Catalog/LabForms',
  component: BlocksEditor,
  args: {
    ...opened(pythonLab),
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
      use: ['Write and check the Python and SQL labs of a lesson in the course editor.'],
      avoid: [
        {
          when: 'The learner writes text instead of code: use an exercise.',
          instead: 'Screens/Catalog/BlocksEditor',
        },
      ],
      keyboard: [
        { keys: 'Enter on Check this lab', does: 'Runs the solution and the start code', test: 'Passing' },
        { keys: 'Enter on Add a test', does: 'Adds a test and moves focus to its sentence', test: 'Python' },
      ],
      accessibility: [
        'The button that checks a lab keeps focus, and the result is a status.',
        'The error of an unchecked lab describes the group with the button.',
      ],
    },
  },
});

/** A change of the code asks for another check; a change of the title does not. */
export const Python = meta.story({
  args: opened(checked({ ...pythonLab, files: [] })),
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Task' });
    await userEvent.type(canvas.getByLabelText('Title of the lab'), '!');
    await expect(canvas.getByText('Checked')).toBeVisible();
    canvas.getByRole('button', { name: 'Add a file' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Name of file 1')).toHaveFocus();
    await userEvent.keyboard('a.csv');
    await userEvent.type(canvas.getByLabelText('Content of file 1'), 'cents{Enter}1200');
    await expect(canvas.getByText('Not checked')).toBeVisible();
    canvas.getByRole('button', { name: 'Add a test' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Sentence of test 3')).toHaveFocus();
    await userEvent.keyboard('total takes a path');
    await userEvent.type(canvas.getByLabelText('Code of test 3'), 'total("a.csv")');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      {
        ...checked({ ...pythonLab, files: [] }),
        title: `${pythonLab.title}!`,
        files: [{ name: 'a.csv', content: 'cents\n1200' }],
        tests: [...pythonLab.tests, { id: 'c', sentence: 'total takes a path', code: 'total("a.csv")' }],
      },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove test 1' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('test 1', expect.anything(), {
      block: pythonLab.id,
      field: `block-${pythonLab.id}.tests.0`,
    });
  },
});

export const Sql = meta.story({
  args: opened(checked(sqlLab)),
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Task' });
    await expect(canvas.getByLabelText('Script that creates the database')).toHaveValue(sqlLab.script);
    await userEvent.type(canvas.getByLabelText('Solution query'), ' limit 1');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The order of the rows matters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...checked(sqlLab), solution_code: `${sqlLab.solution_code} limit 1`, is_ordered: false },
    ]);
    await expect(canvas.getByText('Not checked')).toBeVisible();
  },
});

/** The button keeps focus, and the result is announced. */
export const Passing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Task' });
    const button = canvas.getByRole('button', { name: 'Check this lab' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const text = await canvas.findByText('The solution passes and the start code does not.');
    await expect(text.closest('output')).toBeVisible();
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('Checked')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([checked(pythonLab)]);
    await userEvent.type(canvas.getByLabelText('Solution'), '# Sum');
    await expect(
      canvas.getByText('You have changed the lab since this check. Check it again.'),
    ).toBeVisible();
  },
});

/** Python is loaded for the first check. */
export const Loading = meta.story({
  args: {
    labs: {
      ...labChecks,
      check: (_lab, { onLoad }) => {
        onLoad(8_123_000, 13_500_000);
        return new Promise(() => undefined);
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Task' });
    await userEvent.click(canvas.getByRole('button', { name: 'Check this lab' }));
    const bar = await canvas.findByRole('progressbar', { name: 'Loading Python' });
    await expect(bar).toHaveAttribute('aria-valuetext', '8.1 of 13.5 MB');
    const statuses = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(statuses).toContain('Loading Python');
    await expect(canvas.getByRole('button', { name: 'Check this lab' })).toHaveFocus();
  },
});

/** What was typed during the check stays, and needs another check. Closing the block ends a check. */
export const Running = meta.story({
  args: { ...opened(sqlLab), labs: { ...labChecks, check: fn<LabChecks['check']>() } },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Task' });
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<LabChecks['check']>>>();
    const check = args.labs.check as ReturnType<typeof fn<LabChecks['check']>>;
    check.mockReturnValue(promise);
    const button = canvas.getByRole('button', { name: 'Check this lab' });
    await userEvent.click(button);
    await canvas.findByRole('progressbar', { name: 'Checking the lab' });
    await userEvent.click(button);
    await expect(check).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByLabelText('Solution query'), ';');
    resolve({ checked: fingerprintOf(sqlLab), problems: [] });
    await canvas.findByText('You have changed the lab since this check. Check it again.');
    await expect(canvas.getByLabelText('Solution query')).toHaveValue(`${sqlLab.solution_code};`);
    await expect(canvas.getByText('Not checked')).toBeVisible();
    check.mockReturnValue(new Promise(() => undefined));
    await userEvent.click(button);
    await canvas.findByRole('progressbar');
    await userEvent.click(canvas.getByRole('button', { name: /^SQL lab/ }));
    await waitFor(() => expect(check.mock.lastCall?.[1].signal.aborted).toBe(true));
  },
});

/** A lab that was checked before is not checked anymore. */
export const ProblemsFound = meta.story({
  args: {
    ...opened(checked(pythonLab)),
    labs: checksWith(
      'The solution fails the test “The sum of the three orders is 2000”: AssertionError',
      'The start code already passes all tests.',
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Task' });
    await userEvent.click(canvas.getByRole('button', { name: 'Check this lab' }));
    const start = await canvas.findByText('The start code already passes all tests.');
    await expect(start.closest('output')).toHaveTextContent('The check found problems');
    await expect(args.onChange).toHaveBeenLastCalledWith([pythonLab]);
    await expect(canvas.getByText('Not checked')).toBeVisible();
  },
});

/** No code could run. */
export const Failure = meta.story({
  args: {
    labs: {
      ...labChecks,
      check: () => Promise.reject(new Error('Python could not be loaded. Check your connection.')),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Task' });
    await userEvent.click(canvas.getByRole('button', { name: 'Check this lab' }));
    await canvas.findByText('Python could not be loaded. Check your connection.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Check this lab' })).toHaveFocus();
  },
});

const { empty, minutes, fileName, repeatedPart, unchecked } = blockMessages;
const errors: Record<string, string> = {
  title: empty,
  html: empty,
  minutes,
  'files.0.name': fileName,
  'files.0.content': empty,
  start_code: blockLimits.code.tooLong,
  tests: repeatedPart,
  'tests.0.sentence': empty,
  'tests.0.code': empty,
  solution_code: empty,
  checked: unchecked,
};

/** Each rule shows its problem at its field. */
export const FieldErrors = meta.story({
  args: { errorOf: (field) => errors[field.replace(`block-${pythonLab.id}.`, '')] },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Task' });
    const fields = {
      'Title of the lab': 'title',
      Minutes: 'minutes',
      'Name of file 1': 'files.0.name',
      'Content of file 1': 'files.0.content',
      'Start code (optional)': 'start_code',
      'Sentence of test 1': 'tests.0.sentence',
      'Code of test 1': 'tests.0.code',
      Solution: 'solution_code',
    };
    for (const [label, path] of Object.entries(fields))
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining(errors[path] ?? ''),
      );
    for (const [name, path] of Object.entries({ Tests: 'tests', 'Check of the lab': 'checked' }))
      await expect(canvas.getByRole('group', { name })).toHaveAccessibleDescription(
        expect.stringContaining(errors[path] ?? ''),
      );
  },
});

export const SqlFieldErrors = meta.story({
  args: {
    ...opened(sqlLab),
    errorOf: (field) => (field === `block-${sqlLab.id}.script` ? empty : undefined),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Task' });
    await expect(canvas.getByLabelText('Script that creates the database')).toHaveAccessibleDescription(
      expect.stringContaining(empty),
    );
  },
});
