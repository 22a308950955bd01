import { BlocksEditor, type SampleRecorder } from '@redwhiteandcode/design-system';
import { blockLimits, blockMessages } from '@redwhiteandcode/contract/course/block-limits.ts';
import { promptLab } from '@redwhiteandcode/contract/course/sample-labs.ts';
import { expect, fn, mocked } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { blockFiles } from '../../samples/blockFiles.ts';
import { labChecks, sampleRecorder } from '../../samples/labs.ts';
import { KeptBlocks } from './KeptBlocks.tsx';

const opened = (values: Partial<typeof promptLab>) => ({
  blocks: [{ ...promptLab, ...values }],
  open: [promptLab.id],
});
const [first, second] = promptLab.cases as [
  (typeof promptLab.cases)[number],
  (typeof promptLab.cases)[number],
];

const meta = preview.meta({
  title: 'Screens/Catalog/PromptLabForm',
  component: BlocksEditor,
  args: {
    ...opened({}),
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
      use: ['Write and check a prompt lab of a lesson in the course editor.'],
      avoid: [
        { when: 'Learners write code: use a Python or SQL lab.', instead: 'Screens/Catalog/LabForms' },
        {
          when: 'Nothing can be judged by words: use an exercise with a checklist.',
          instead: 'Screens/Catalog/BlocksEditor',
        },
      ],
      keyboard: [
        { keys: 'Enter on Add a case', does: 'Adds a case and moves focus to its title', test: 'Writing' },
        {
          keys: 'Enter on Check this lab',
          does: 'Checks the prompts and judges the samples',
          test: 'Passing',
        },
        {
          keys: 'Enter on Run the model prompt',
          does: 'Runs it on the case, and makes the output the sample',
          test: 'Recorded',
        },
      ],
      accessibility: [
        'The button that runs the model prompt keeps focus. That it runs and how it ended are a status; the output is not.',
        'The criteria are a group of checkboxes, and each one is described by an example.',
        'The button that checks a lab keeps focus, and the result is a status.',
      ],
    },
  },
});

/** Criteria keep their order, lists have a text per line, and a new case has its own id. */
export const Writing = meta.story({
  args: opened({ cases: [first] }),
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Task' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The form of the output' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'No private data' }));
    await userEvent.type(canvas.getByLabelText('Model prompt'), ' Use a table.');
    canvas.getByRole('button', { name: 'Add a case' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Title of case 2')).toHaveFocus();
    await userEvent.keyboard('No date');
    await userEvent.type(canvas.getByLabelText('Material of case 2'), 'The shelf is late.');
    await userEvent.type(
      canvas.getByLabelText('Output of case 2 must contain (optional)'),
      'not stated{Enter}{Enter} shelf ',
    );
    await userEvent.type(canvas.getByLabelText('Output of case 2 must not contain (optional)'), 'May');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Output of case 2 must be valid JSON' }));
    const words = canvas.getByLabelText('Most words in the output of case 2');
    await userEvent.clear(words);
    await userEvent.type(words, '30');
    const sample = canvas.getByLabelText('Sample output of case 2');
    await expect(sample).toHaveAccessibleDescription(
      'Shown as “Written as an example, not produced by a model”.',
    );
    await userEvent.type(sample, 'Shelf: not stated');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      {
        ...promptLab,
        criteria: ['audience', 'form', 'length'],
        solution_prompt: `${promptLab.solution_prompt} Use a table.`,
        cases: [
          first,
          {
            id: 'b',
            title: 'No date',
            input: 'The shelf is late.',
            must_contain: ['not stated', 'shelf'],
            must_not_contain: ['May'],
            is_json: true,
            max_words: 30,
            sample: 'Shelf: not stated',
            sample_run: null,
          },
        ],
      },
    ]);
    await userEvent.clear(words);
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ cases: [first, expect.objectContaining({ max_words: Number.NaN })] }),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove case 1' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('case 1', expect.anything(), {
      block: promptLab.id,
      field: `block-${promptLab.id}.cases.0`,
    });
  },
});

const sampleRun = { model: 'sample-model-1', ran_on: '2026-11-30' };

/** The output of a model names it until the author changes the text. */
export const SampleOfModel = meta.story({
  args: opened({
    cases: [{ ...first, sample_run: sampleRun }, second],
  }),
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Task' });
    const sample = canvas.getByLabelText('Sample output of case 1');
    await expect(sample).toHaveAccessibleDescription(
      'Shown with the model sample-model-1 and the date November 30, 2026. If you change it, the material, or the model prompt, it becomes an example.',
    );
    await userEvent.type(canvas.getByLabelText('Title of case 1'), '!');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({
        cases: [
          expect.objectContaining({ sample_run: expect.objectContaining({ model: 'sample-model-1' }) }),
          second,
        ],
      }),
    ]);
    await userEvent.type(sample, '!');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      {
        ...promptLab,
        cases: [{ ...first, title: `${first.title}!`, sample: `${first.sample}!` }, second],
      },
    ]);
    await expect(sample).toHaveAccessibleDescription(
      'Shown as “Written as an example, not produced by a model”.',
    );
  },
});

/** A sample is an example once its material or the model prompt is not that of its run. */
export const ChangedAfterRun = meta.story({
  args: opened({ cases: promptLab.cases.map((one) => ({ ...one, sample_run: sampleRun })) }),
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Task' });
    const casesWith = (...runs: unknown[]) =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        expect.objectContaining({
          cases: runs.map((sample_run) => expect.objectContaining({ sample_run })),
        }),
      ]);
    await userEvent.type(canvas.getByLabelText('Material of case 1'), '!');
    await casesWith(null, sampleRun);
    await userEvent.type(canvas.getByLabelText('Model prompt'), '!');
    await casesWith(null, null);
  },
});

const recorderWith = (change: Partial<SampleRecorder>) => ({
  labs: { ...labChecks, samples: { ...sampleRecorder, ...change } },
});
const runOn = (at: number) => `Run the model prompt on case ${at} (1 call)`;

/** The output replaces the sample with its model and date, and the previous sample can be put back. */
export const Recorded = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: runOn(1) });
    await expect(canvas.getByText(/^You can record an output of sample-model/)).toBeVisible();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const text = await canvas.findByText('The output is the sample now. Save the course to keep it.');
    await expect(text.closest('output')).toBeVisible();
    await expect(button).toHaveFocus();
    const sample = canvas.getByLabelText('Sample output of case 1');
    await expect(sample).toHaveValue('The new shelf is due on May 3.');
    await expect(sample).toHaveAccessibleDescription(
      /^Shown with the model sample-model and the date March 2, 2026\./,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(sample).toHaveValue(first.sample);
    await expect(args.onChange).toHaveBeenLastCalledWith([promptLab]);
    await expect(button.closest('[tabindex="-1"]')).toHaveFocus();
    await userEvent.click(button);
    await canvas.findByText('The output is the sample now. Save the course to keep it.');
  },
});

/** What the author types during a run stays. A changed model prompt makes its output useless. */
export const ChangedDuringRun = meta.story({
  args: recorderWith({ record: fn<SampleRecorder['record']>() }),
  play: async ({ args, canvas, userEvent }) => {
    const run = Promise.withResolvers<Awaited<ReturnType<SampleRecorder['record']>>>();
    mocked(args.labs.samples.record).mockReturnValue(run.promise);
    await userEvent.click(await canvas.findByRole('button', { name: runOn(1) }));
    await userEvent.type(canvas.getByLabelText('Model prompt'), ' Be brief.');
    await userEvent.type(canvas.getByLabelText('Sample output of case 1'), ' Soon.');
    run.resolve({ sample: 'The shelf is due.', sample_run: sampleRun });
    await expect(await canvas.findByText(/^You changed the model prompt or the material/)).toBeVisible();
    await expect(canvas.getByLabelText('Sample output of case 1')).toHaveValue(`${first.sample} Soon.`);
    await expect(canvas.getByLabelText('Model prompt')).toHaveValue(`${promptLab.solution_prompt} Be brief.`);
  },
});

/** One run at a time. */
export const Running = meta.story({
  args: recorderWith({ record: () => new Promise(() => undefined) }),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: runOn(1) });
    await userEvent.click(button);
    const status = canvas.getByText('Running… Keep this form open until the run ends.');
    await expect(status.closest('output')).toBeVisible();
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('button', { name: runOn(2) })).toBeDisabled();
  },
});

/** The reason is announced, and the sample stays. */
export const RunFailed = meta.story({
  args: recorderWith({ record: async () => 'The model took too long to finish its response.' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: runOn(1) }));
    const text = await canvas.findByText('The model took too long to finish its response.');
    await expect(text.closest('output')).toHaveTextContent('The sample has not changed.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Without a model, the form says so, and has no button to run the model prompt. */
export const WithoutModel = meta.story({
  args: recorderWith({
    readAllowance: async () => ({ ...(await sampleRecorder.readAllowance()), model: null }),
  }),
  play: async ({ canvas }) => {
    const text = await canvas.findByText('No model is set up here, so you write the sample outputs.');
    await expect(text.closest('[data-component="Alert"]')).toHaveTextContent(
      'Learners see what you write labeled as an example, not produced by a model.',
    );
    await expect(canvas.queryByRole('button', { name: runOn(1) })).toBeNull();
  },
});

/** If the model cannot be looked up, the reason is shown, and the author can try again. */
export const ModelUnknown = meta.story({
  args: recorderWith({
    readAllowance: fn(() => Promise.reject(new Error('We could not reach the server.'))),
  }),
  play: async ({ args, canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByText('We could not reach the server.')).toBeVisible();
    mocked(args.labs.samples.readAllowance).mockImplementation(sampleRecorder.readAllowance);
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: runOn(1) })).toBeVisible();
    await expect(canvas.queryByText('We could not reach the server.')).toBeNull();
  },
});

/** The button keeps focus, and the result is announced. */
export const Passing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Task' });
    const button = canvas.getByRole('button', { name: 'Check this lab' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const text = await canvas.findByText(
      'The model prompt meets each criterion, and the start prompt does not.',
    );
    await expect(text.closest('output')).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Model prompt'), '!');
    await expect(
      canvas.getByText('You have changed the lab since this check. Check it again.'),
    ).toBeVisible();
  },
});

/** A sample may break a rule on purpose, so it is no problem. */
export const ProblemsFound = meta.story({
  args: opened({
    solution_prompt: 'Summarize the note for a new cashier.',
    cases: [{ ...first, sample: 'Dear team, the shelf is due on May 3.' }, second],
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Task' });
    await userEvent.click(canvas.getByRole('button', { name: 'Check this lab' }));
    const found = canvas.getByText('The check found problems').closest('output');
    await expect(found).toHaveTextContent(
      'The model prompt must meet each criterion. No phrase found that keeps the output within 20 words',
    );
    await expect(found).toHaveTextContent('“Note with a date”: Contains “Dear”, which it must not');
  },
});

const { empty, minutes, equal, maxWords, noCases, noCriteria, noOutputRules, startIsRight } = blockMessages;
const errors: Record<string, string> = {
  title: empty,
  minutes,
  criteria: noCriteria,
  start_prompt: startIsRight,
  solution_prompt: empty,
  cases: noCases,
  'cases.0.title': equal,
  'cases.0.input': blockLimits.paragraph.tooLong,
  'cases.0.must_contain': noOutputRules,
  'cases.0.must_not_contain': equal,
  'cases.0.max_words': maxWords,
  'cases.0.sample': empty,
};

/** Each rule shows its problem at its field. */
export const FieldErrors = meta.story({
  args: { errorOf: (field) => errors[field.replace(`block-${promptLab.id}.`, '')] },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Task' });
    const fields = {
      'Title of the lab': 'title',
      Minutes: 'minutes',
      'Start prompt (optional)': 'start_prompt',
      'Model prompt': 'solution_prompt',
      'Title of case 1': 'cases.0.title',
      'Material of case 1': 'cases.0.input',
      'Output of case 1 must contain (optional)': 'cases.0.must_contain',
      'Output of case 1 must not contain (optional)': 'cases.0.must_not_contain',
      'Most words in the output of case 1': 'cases.0.max_words',
      'Sample output of case 1': 'cases.0.sample',
    };
    for (const [label, path] of Object.entries(fields))
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining(errors[path] ?? ''),
      );
    for (const [name, path] of Object.entries({ Criteria: 'criteria', Cases: 'cases' }))
      await expect(canvas.getByRole('group', { name })).toHaveAccessibleDescription(
        expect.stringContaining(errors[path] ?? ''),
      );
  },
});
