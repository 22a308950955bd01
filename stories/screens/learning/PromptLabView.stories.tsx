import { PromptLabView, type PromptRun, type PromptRunner } from '@redwhiteandcode/design-system';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { untouched } from '../../samples/blocks.ts';
import { inColumn } from '../../samples/decorators.tsx';
import { promptLab, promptRun, promptRunner, promptTools } from '../../samples/labs.ts';
import { WorkKeeper } from './WorkKeeper.tsx';

const written = (text: string, ticked: readonly number[] = []) => ({
  ...untouched,
  saving: 'saved' as const,
  work: { answer: { kind: 'text' as const, text }, is_checked: false, ticked },
});

const withRunner = (change: Partial<PromptRunner>) => ({
  ...promptTools,
  runner: { ...promptRunner, ...change },
});

/** A runner with this allowance and these earlier runs. */
const reading = (allowance: object, runs: readonly PromptRun[] = []) =>
  withRunner({
    read: async (block) => {
      const read = await promptRunner.read(block);
      return { allowance: { ...read.allowance, ...allowance }, runs };
    },
  });

const [first, second] = promptRun.cases as [PromptRun['cases'][number], PromptRun['cases'][number]];

const meta = preview.meta({
  title: 'Screens/Learning/PromptLabView',
  component: PromptLabView,
  args: { block: promptLab, state: untouched, onWorkChange: fn(), onRetry: fn(), tools: promptTools },
  render: ({ state, onWorkChange, ...args }) => (
    <WorkKeeper state={state} onWorkChange={onWorkChange}>
      {(kept, change) => <PromptLabView {...args} state={kept} onWorkChange={change} />}
    </WorkKeeper>
  ),
  decorators: [inColumn],
  parameters: {
    usage: {
      status: 'new',
      use: ['A task of a lesson for which the learner writes a prompt.'],
      avoid: [
        { when: 'The learner writes code.', instead: 'Screens/Learning/PythonLabView' },
        { when: 'The answer is compared with a solution only.', instead: 'Screens/Learning/ExerciseView' },
        { when: 'The block is part of a lesson.', instead: 'Screens/Learning/LessonBlocks' },
      ],
      keyboard: [
        {
          keys: 'Enter on Check the prompt',
          does: 'Checks the prompt by its words. Focus stays on the button.',
          test: 'Checking',
        },
        {
          keys: 'Enter on Run it',
          does: 'Runs the prompt on the first case. Presses do nothing until the run ends.',
          test: 'Streaming',
        },
        {
          keys: 'Enter on Show the model prompt',
          does: 'Opens the model prompt, which takes focus; before a try, says what to do first.',
          test: 'ModelPrompt',
        },
      ],
      accessibility: [
        'A region whose name is the title.',
        'The results of a check and of a run are announced once. What arrives is not.',
        'Each point of the check, each rule, and each case has an icon and a word.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(/You have 17 of 20 calls left today/);
    await expect(canvas.getByRole('textbox', { name: 'Your prompt' })).toHaveValue(promptLab.start_prompt);
    await expect(canvas.getByRole('group', { name: 'Material: Note with a date' })).toHaveTextContent(
      'May 3',
    );
    await expect(canvas.queryByText(/Written as an example/)).toBeNull();
  },
});

export const Checking = meta.story({
  args: { state: written('Summarize the note for a new cashier. Write to sample@company.example.co.') },
  play: async ({ args, canvas, userEvent }) => {
    const check = canvas.getByRole('button', { name: 'Check the prompt' });
    check.focus();
    await userEvent.keyboard('{Enter}');
    const verdict = await canvas.findByText('1 of 4 points found. The check may miss other wordings.');
    await expect(verdict.closest('output')).not.toBeNull();
    const points = within(canvas.getByRole('list', { name: 'What the check looks for' })).getAllByRole(
      'listitem',
    );
    await expect(points.map(({ textContent }) => textContent)).toEqual([
      'FoundSeems to name the reader: “for a new cashier”',
      expect.stringMatching(/^Not foundNo phrase found that keeps the output within \d+ words/),
      expect.stringMatching(
        /^Not foundNo phrase found that says to write “no date given” if the source has no answer/,
      ),
      expect.stringMatching(/^PrivateHas what looks like an email address: “sample@company\.example\.co”\./),
    ]);
    await expect(args.onWorkChange).toHaveBeenLastCalledWith(expect.objectContaining({ ticked: [0] }));
    await expect(check).toHaveFocus();
    await expect(
      canvas.getByText('This check looks for words. It cannot tell whether the prompt is good.'),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your prompt' }), ' Be kind.');
    await canvas.findByText('Your prompt has changed since this check.');
    await expect(args.onWorkChange).toHaveBeenLastCalledWith(expect.objectContaining({ ticked: [] }));
  },
});

/** Reset loses nothing: until the next change, the same button restores the learner’s prompt. */
export const Resetting = meta.story({
  args: { state: written('My own prompt.') },
  play: async ({ canvas, userEvent }) => {
    const prompt = canvas.getByRole('textbox', { name: 'Your prompt' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(prompt).toHaveValue(promptLab.start_prompt);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo reset' }));
    await expect(prompt).toHaveValue('My own prompt.');
  },
});

export const EveryPointFound = meta.story({
  args: { state: written(promptLab.solution_prompt) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the prompt' }));
    await canvas.findByText('All 4 points found.');
    await expect(args.onWorkChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ ticked: [0, 1, 2, 3] }),
    );
  },
});

/** The run does not end, and half of the output has arrived. */
export const Streaming = meta.story({
  args: {
    tools: withRunner({
      run: (_block, prompt, _caseId, { onChange }) => {
        const output = first.output.slice(0, 30);
        const running = { ...first, status: 'running' as const, output, rules: [], ms: null };
        onChange({ ...promptRun, prompt, status: 'running', cases: [running] });
        return new Promise(() => {});
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const run = await canvas.findByRole('button', { name: 'Run it (1 call)' });
    run.focus();
    await userEvent.keyboard('{Enter}');
    const output = await canvas.findByRole('group', { name: 'Output for “Note with a date”' });
    await expect(output).toHaveTextContent(first.output.slice(0, 30));
    await expect(output.closest('output')).toBeNull();
    await expect(canvas.getByText('Running…').closest('output')).not.toBeNull();
    await expect(canvas.getByText(/You have 16 of 20 calls left today/)).toBeVisible();
    await expect(run).toHaveFocus();
    await expect(canvas.queryByRole('list', { name: 'Rules' })).toBeNull();
  },
});

export const OneCase = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run it (1 call)' }));
    const verdict = await canvas.findByText('Passed. The output meets every rule of this case.');
    await expect(verdict.closest('output')).toHaveTextContent('One good output proves nothing.');
    const rules = canvas.getByRole('list', { name: 'Rules' });
    await expect(within(rules).getAllByText('Passed')).toHaveLength(3);
    await expect(
      canvas.getByText(/^Written by sample-model, Mar 2, 2026.*, in 2\.4 seconds\.$/),
    ).toBeVisible();
  },
});

export const AllCases = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run against all 2 cases (2 calls)' }));
    const verdict = await canvas.findByText('1 of 2 cases passed.');
    await expect(verdict.closest('output')).toHaveTextContent('One good output proves nothing');
    const table = canvas.getByRole('table', { name: 'Results of all cases' });
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
      ['Note with a date', 'Passed', 'Nothing'],
      ['Note without a date', 'Failed', 'Does not contain “no date given”, which it must'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Output for “Note without a date”' }));
    await expect(canvas.getByRole('group', { name: 'Output for “Note without a date”' })).toBeVisible();
  },
});

/** A call that failed keeps what had arrived. */
export const Failing = meta.story({
  args: {
    tools: withRunner({
      run: async (_block, prompt) => ({
        ...promptRun,
        prompt,
        cases: [
          first,
          {
            ...second,
            status: 'failed',
            output: 'The old',
            rules: [],
            reason: { message: 'The model took too long to finish its response.' },
          },
        ],
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Run against/ }));
    await canvas.findByText('1 of 2 cases passed.');
    await expect(
      canvas.getByRole('row', {
        name: 'Note without a date Failed The model took too long to finish its response.',
      }),
    ).toBeVisible();
  },
});

export const NoModel = meta.story({
  args: { tools: reading({ model: null }) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(
      'No model is set up here, so your prompt cannot be run. Write your prompt first, then open the sample outputs.',
    );
    await expect(canvas.queryByRole('button', { name: /^Run/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sample output for “Note with a date”' }));
    const sample = canvas.getByRole('group', { name: 'Written as an example, not produced by a model' });
    await expect(sample).toHaveTextContent('The new shelf arrives on May 3.');
    await canvas.findByText('Has 11 words; at most 20 are allowed');
    await userEvent.click(canvas.getByRole('button', { name: 'Sample output for “Note without a date”' }));
    await expect(
      canvas.getByRole('group', { name: 'Produced by sample-model on March 2, 2026 with the model prompt' }),
    ).toBeVisible();
    await expect(canvas.getByText('Does not contain “no date given”, which it must')).toBeVisible();
  },
});

/** A preview, or the free lesson. */
export const NotEnrolled = meta.story({
  args: { tools: { ...promptTools, runner: undefined } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(
      'Prompts run only in the course, once you are enrolled. Write your prompt first, then open the sample outputs.',
    );
    await expect(canvas.queryByRole('button', { name: /^Run/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Check the prompt' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sample output for “Note with a date”' }));
    await canvas.findByText('Contains “May 3”');
  },
});

const callsUsed =
  'You have 1 call of the model left of 20 a day, and this run needs 2. The next day begins on March 2, 2026 at 7:00 PM EST.';

export const CallsUsed = meta.story({
  args: {
    tools: {
      ...promptTools,
      runner: {
        ...reading({ calls_left: 1 }).runner,
        run: async () => ({ message: callsUsed, isClosed: true }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('button', { name: /^Run against/ });
    await userEvent.click(all);
    const refusal = await canvas.findByText(callsUsed);
    await expect(refusal.closest('output')).not.toBeNull();
    await expect(canvas.getByRole('button', { name: /^Sample output for “Note with a date”/ })).toBeVisible();
    await expect(all).toHaveFocus();
  },
});

/** A prompt with private data is not sent. Nothing is over, so no samples are shown. */
export const Refused = meta.story({
  args: {
    tools: withRunner({ run: async () => ({ message: 'A sample refusal of the prompt.', isClosed: false }) }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run it (1 call)' }));
    await canvas.findByText('A sample refusal of the prompt.');
    await expect(canvas.queryByRole('button', { name: /^Sample output/ })).toBeNull();
  },
});

/** Nothing is sent. */
export const Empty = meta.story({
  args: { state: written(' '), tools: withRunner({ run: fn(promptRunner.run) }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run it (1 call)' }));
    await canvas.findByText('Write a prompt first.');
    await expect(args.tools.runner?.run).not.toHaveBeenCalled();
  },
});

/** The learner comes back to a run on all cases, and has changed the prompt since. Its result is not announced again. */
export const Returning = meta.story({
  args: {
    state: written('Summarize the note in 20 words.', [1]),
    tools: reading({}, [promptRun, { ...promptRun, id: 'earlier', prompt: 'Shorten the note.' }]),
  },
  play: async ({ canvas, userEvent }) => {
    const verdict = await canvas.findByText('1 of 2 cases passed.');
    await expect(verdict.closest('output')).toBeNull();
    await expect(canvas.getByText('Your prompt has changed since this run.')).toBeVisible();
    await expect(canvas.getAllByRole('table', { name: 'Results of all cases' })[0]).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: /^Run of Mar 2, 2026.*: 1 of 2 cases passed$/ }),
    );
    await expect(canvas.getByRole('group', { name: 'The prompt of this run' })).toHaveTextContent('Shorten');
  },
});

/** The page is loaded again while a run is under way. */
export const UnderWay = meta.story({
  args: {
    tools: {
      ...promptTools,
      runner: {
        ...reading({}, [
          { ...promptRun, status: 'running', cases: [{ ...first, status: 'waiting', output: '' }] },
        ]).runner,
        follow: async (_block, run) => ({ ...run, status: 'finished', cases: [first] }),
      },
    },
  },
  play: async ({ canvas }) => {
    const verdict = await canvas.findByText('Passed. The output meets every rule of this case.');
    await expect(verdict.closest('output')).not.toBeNull();
    await expect(canvas.getByText(/You have 17 of 20 calls left today/)).toBeVisible();
  },
});

let isOffline = true;

export const NotLoaded = meta.story({
  beforeEach: () => {
    isOffline = true;
  },
  args: {
    tools: withRunner({
      read: async (block) => {
        if (isOffline) throw new Error('A sample failure to load the runs.');
        return promptRunner.read(block);
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('A sample failure to load the runs.');
    isOffline = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('button', { name: 'Run it (1 call)' });
    await expect(canvas.queryByText('A sample failure to load the runs.')).toBeNull();
  },
});

export const ModelPrompt = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show the model prompt' });
    show.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Check or run your own prompt first. Then compare it with the model prompt.');
    await userEvent.click(canvas.getByRole('button', { name: 'Check the prompt' }));
    await canvas.findByText(/points found\./);
    show.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Model prompt' })).toHaveFocus());
    await expect(args.onWorkChange).toHaveBeenLastCalledWith(expect.objectContaining({ is_checked: true }));
    await expect(canvas.getByRole('group', { name: 'Model prompt' })).toHaveTextContent('Use only the note.');
  },
});
