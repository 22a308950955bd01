import { type LabRunner, PythonLabView, type PythonResult } from '@redwhiteandcode/design-system';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { untouched } from '../../samples/blocks.ts';
import { codeBox, codeIn, insertCode } from '../../samples/codeBox.ts';
import { inColumn } from '../../samples/decorators.tsx';
import { labRunner, pythonLab } from '../../samples/labs.ts';
import { longText, longTitle } from '../../samples/text.ts';
import { endingWith, lasting, pressRun } from './labRun.ts';
import { WorkKeeper } from './WorkKeeper.tsx';

const { start_code: startCode } = pythonLab;

const failing: PythonResult['tests'] = [
  { id: 'a', isPassed: true, message: '' },
  { id: 'b', isPassed: false, message: 'AssertionError: the sum is 2350' },
];

const traceback = `Traceback (most recent call last):
  File "main.py", line 6, in <module>
    print(total("orders.csv"))
          ~~~~~^^^^^^^^^^^^^^
NameError: name 'total' is not defined. Did you mean: 'tot'?`;

const written = (text: string, ticked: readonly number[] = []) => ({
  ...untouched,
  work: { answer: { kind: 'text' as const, text }, is_checked: false, ticked },
});

const meta = preview.meta({
  title: 'Screens/Learning/PythonLabView',
  component: PythonLabView,
  args: { block: pythonLab, state: untouched, onWorkChange: fn(), onRetry: fn(), runner: labRunner },
  render: ({ state, onWorkChange, ...args }) => (
    <WorkKeeper state={state} onWorkChange={onWorkChange}>
      {(kept, change) => <PythonLabView {...args} state={kept} onWorkChange={change} />}
    </WorkKeeper>
  ),
  decorators: [inColumn],
  parameters: {
    usage: {
      status: 'new',
      use: ['A task of a lesson that the learner solves with Python.'],
      avoid: [
        { when: 'The learner queries a database.', instead: 'Screens/Learning/SqlLabView' },
        { when: 'The code is only read and copied.', instead: 'Screens/Learning/CodeView' },
        { when: 'The block is part of a lesson.', instead: 'Screens/Learning/LessonBlocks' },
      ],
      keyboard: [
        {
          keys: 'Ctrl+Enter in the editor',
          does: 'Runs the code. Focus stays in the editor.',
          test: 'ByKeyboard',
        },
        {
          keys: 'Enter on Run',
          does: 'Runs the code. The button is Stop until the run ends.',
          test: 'Stopping',
        },
        {
          keys: 'Enter on Reset',
          does: 'Puts the start code back. The button is then Undo reset.',
          test: 'Resetting',
        },
        {
          keys: 'Enter on Show the model solution',
          does: 'Opens the solution, which takes focus; before a run, says what to do first.',
          test: 'Solution',
        },
      ],
      accessibility: [
        'A region whose name is the title.',
        'The result of a run is announced once. The loaded bytes and the output are not.',
        'Each test has an icon and a word. Output and errors can be scrolled with the keyboard.',
      ],
    },
  },
});

export const Default = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const box = await codeBox(canvasElement, 'Your code');
    await expect(codeIn(box)).toBe(startCode);
    await expect(canvas.getAllByText('Not run')).toHaveLength(2);
    insertCode(box, '# Mine\n');
    await waitFor(() =>
      expect(args.onWorkChange).toHaveBeenLastCalledWith({
        answer: { kind: 'text', text: `# Mine\n${startCode}` },
        is_checked: false,
        ticked: [],
      }),
    );
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(canvas.getByText('All 2 tests passed.').closest('output')).toBeInTheDocument(),
    );
    await expect((box.getRootNode() as ShadowRoot).activeElement).toBe(box);
    await expect(canvas.getByRole('group', { name: 'Output' })).toHaveTextContent('2000');
    await expect(canvas.getAllByText('Passed')).toHaveLength(2);
    await expect(args.onWorkChange).toHaveBeenLastCalledWith({
      answer: { kind: 'text', text: `# Mine\n${startCode}` },
      is_checked: false,
      ticked: [0, 1],
    });
  },
});

/** The results stay while the learner mends the code, and the passed tests of the earlier code no longer count. */
export const FailingTest = meta.story({
  args: { runner: endingWith({ python: { tests: failing } }) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await pressRun({ canvas, userEvent });
    const verdict = await canvas.findByText('1 of 2 tests passed.');
    await expect(verdict.closest('output')).not.toBeNull();
    const [, failed] = within(canvas.getByRole('list', { name: 'Tests' })).getAllByRole('listitem');
    await expect(failed).toHaveTextContent(
      'FailedThe sum of the three orders is 2000AssertionError: the sum is 2350',
    );
    await expect(args.onWorkChange).toHaveBeenLastCalledWith(expect.objectContaining({ ticked: [0] }));
    await expect(canvas.queryByText('Your code has changed since this run.')).toBeNull();
    insertCode(await codeBox(canvasElement, 'Your code'), '# Better\n');
    await canvas.findByText('Your code has changed since this run.');
    await expect(failed).toHaveTextContent('the sum is 2350');
    await expect(args.onWorkChange).toHaveBeenLastCalledWith(expect.objectContaining({ ticked: [] }));
  },
});

/** The learner types during the run, so its result is not that of the code. */
export const ChangedDuringRun = meta.story({
  args: { runner: endingWith({}) },
  render: ({ state, onWorkChange, ...args }) => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const runner: Pick<LabRunner, 'runPython'> = {
      runPython: async (...run) => {
        await ended;
        return args.runner.runPython(...run);
      },
    };
    return (
      <WorkKeeper state={state} onWorkChange={onWorkChange}>
        {(kept, change) => (
          <>
            <PythonLabView {...args} runner={runner} state={kept} onWorkChange={change} />
            <button type="button" onClick={() => end()}>
              End the run
            </button>
          </>
        )}
      </WorkKeeper>
    );
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await pressRun({ canvas, userEvent });
    insertCode(await codeBox(canvasElement, 'Your code'), '# Later\n');
    await waitFor(() => expect(args.onWorkChange).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'End the run' }));
    await canvas.findByText('Your code has changed since this run.');
    await expect(args.onWorkChange).toHaveBeenCalledOnce();
  },
});

export const Stopping = meta.story({
  args: {
    runner: lasting(({ onStart, onOutput, signal }) => {
      onStart();
      onOutput('1\n2\n3\n');
      signal.addEventListener('abort', () => onOutput('Too late'));
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await pressRun({ canvas, userEvent });
    const stop = await canvas.findByRole('button', { name: 'Stop' });
    await expect(canvas.getByText('Running…').closest('output')).not.toBeNull();
    await expect(canvas.getByRole('group', { name: 'Output' })).toHaveTextContent('1 2 3');
    await expect(canvas.getByRole('group', { name: 'Output' }).closest('output')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You stopped the run.');
    await expect(stop).toHaveFocus();
    await expect(stop).toHaveAccessibleName('Run');
    await expect(canvas.getByRole('group', { name: 'Output' })).toHaveTextContent('1 2 3');
  },
});

export const Loading = meta.story({
  args: { runner: lasting(({ onLoad }) => onLoad(8_123_000, 13_500_000)) },
  play: async ({ canvas, userEvent }) => {
    await pressRun({ canvas, userEvent });
    const bar = await canvas.findByRole('progressbar', { name: 'Loading Python' });
    await expect(bar).toHaveAttribute('aria-valuetext', '8.1 of 13.5 MB');
    await expect(canvas.getByText('8.1 of 13.5 MB')).toBeVisible();
    const status = canvas.getByText(/This happens once for each device/).closest('output');
    await expect(status).toHaveTextContent('Loading Python. This happens once for each device.');
    await expect(status).not.toHaveTextContent('8.1');
  },
});

/** Fails at every other run. */
const flaky: Pick<LabRunner, 'runPython'> & { runs: number } = {
  runs: 0,
  runPython: (...run) => {
    flaky.runs += 1;
    return flaky.runs % 2 === 0
      ? labRunner.runPython(...run)
      : Promise.reject(new Error('Python could not be loaded. Check your connection and run it again.'));
  },
};

/** Python could not be loaded. The next try works. */
export const NotLoaded = meta.story({
  args: { runner: flaky },
  play: async ({ canvas, userEvent }) => {
    await pressRun({ canvas, userEvent });
    await canvas.findByText('Python could not be loaded. Check your connection and run it again.');
    await pressRun({ canvas, userEvent });
    await canvas.findByText('All 2 tests passed.');
  },
});

/** The message of the mistake is below the output. */
export const EndsWithError = meta.story({
  args: {
    runner: endingWith({
      python: { output: 'Reading\n', tests: [], end: { kind: 'error', message: traceback } },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await pressRun({ canvas, userEvent });
    await canvas.findByText('Your code ended with an error.');
    await expect(canvas.getByRole('group', { name: 'Error' })).toHaveTextContent(/NameError/);
    await expect(canvas.getAllByText('Not run')).toHaveLength(2);
  },
});

/** The run was ended from outside, and printed more than is shown. */
export const EndedFromOutside = meta.story({
  args: {
    runner: endingWith({
      python: {
        output: 'x'.repeat(99).concat('\n').repeat(200),
        isCut: true,
        tests: [],
        end: { kind: 'stopped', message: 'The run took longer than 10 seconds and was stopped.' },
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await pressRun({ canvas, userEvent });
    await canvas.findByText('The run took longer than 10 seconds and was stopped.');
    await expect(canvas.getByText('Only the first 20,000 characters are shown.')).toBeVisible();
    const output = canvas.getByRole('group', { name: 'Output' });
    await waitFor(() => expect(output).toHaveAttribute('tabindex', '0'));
    output.focus();
    await expect(output).toHaveFocus();
  },
});

export const PrintsNothing = meta.story({
  args: { runner: endingWith({ python: { output: '' } }) },
  play: async ({ canvas, userEvent }) => {
    await pressRun({ canvas, userEvent });
    await canvas.findByText('Your code printed nothing.');
    await expect(canvas.queryByRole('group', { name: 'Output' })).toBeNull();
  },
});

/** Reset loses nothing: until the next change, the same button restores the learner’s code. */
export const Resetting = meta.story({
  args: { state: written('print("mine")\n', [0]) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const box = await codeBox(canvasElement, 'Your code');
    await expect(codeIn(box)).toBe('print("mine")\n');
    const button = canvas.getByRole('button', { name: 'Reset' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(codeIn(box)).toBe(startCode));
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Undo reset');
    await expect(args.onWorkChange).toHaveBeenLastCalledWith(expect.objectContaining({ ticked: [] }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(codeIn(box)).toBe('print("mine")\n'));
    await expect(button).toHaveAccessibleName('Reset');
    await userEvent.keyboard('{Enter}');
    insertCode(box, '# Next\n');
    await waitFor(() => expect(button).toHaveAccessibleName('Reset'));
  },
});

export const Solution = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const show = () => canvas.getByRole('button', { name: 'Show the model solution' });
    insertCode(await codeBox(canvasElement, 'Your code'), '# Mine\n');
    show().focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Run your own code first. Then compare it with the solution.');
    await expect(show()).toHaveFocus();
    await pressRun({ canvas, userEvent });
    await canvas.findByText('All 2 tests passed.');
    show().focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Model solution' })).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Python code' })).toHaveTextContent(/DictReader/);
    await expect(args.onWorkChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ is_checked: true, ticked: [0, 1] }),
    );
  },
});

/** The learner comes back: the stored code passed the first test, and the solution opens without another run. */
export const Returning = meta.story({
  args: { state: { ...written('print("mine")\n', [0]), saving: 'saved' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Passed')).toBeVisible();
    await expect(canvas.getByText('Not run')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the model solution' }));
    await expect(canvas.getByRole('heading', { name: 'Model solution' })).toHaveFocus();
  },
});

/** The file opens on request. */
export const DataFile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'orders.csv' }));
    await expect(canvas.getByRole('group', { name: 'orders.csv' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'orders.csv' })).toHaveTextContent('order,cents');
  },
});

/** The code is complete, and the error says how much to remove. */
export const TooLong = meta.story({
  args: { state: written('print("Sample")\n'.repeat(650)) },
  play: async ({ canvasElement, canvas }) => {
    const box = await codeBox(canvasElement, 'Your code');
    await expect(box).toHaveAccessibleDescription(/at most 10,000 characters. Remove 400;/);
    await expect(canvas.getByText('10,400 of 10,000 characters')).toBeVisible();
  },
});

/** The code could not be saved, and the solution was opened earlier. */
export const NotSaved = meta.story({
  args: {
    state: {
      saving: 'failed',
      error: 'You are offline.',
      earlier: 0,
      work: { ...written('print("mine")\n', [0]).work, is_checked: true },
    },
  },
});

export const LongText = meta.story({
  args: {
    block: {
      ...pythonLab,
      title: longTitle,
      html: `<p>${longText}</p>`,
      files: [{ name: 'orders.csv', content: longText.repeat(40) }],
      tests: [{ id: 'a', sentence: longText, code: '' }],
    },
    runner: endingWith({
      python: {
        output: longText,
        tests: [{ id: 'a', isPassed: false, message: `AssertionError: ${longText}` }],
      },
    }),
    state: written(`# ${longText}\n`),
  },
  play: async ({ canvas, userEvent }) => {
    await pressRun({ canvas, userEvent });
    await canvas.findByText('0 of 1 test passed.');
  },
});
