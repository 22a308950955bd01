import { checkWantedModule } from '@redwhiteandcode/contract/curriculum/drafting-rules.ts';
import {
  BankDraftingForm,
  CourseDraftingForm,
  DraftingPanel,
  type DraftingPanelProps,
} from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const onStart = fn(async () => undefined);
const running = {
  kind: 'module',
  title: 'Edge cases',
  status: 'lessons',
  lessons_written: 1,
  lessons_total: 4,
  reason: null,
} as const;

const meta = preview.meta({
  title: 'Screens/Curriculum/DraftingPanel',
  component: DraftingPanel,
  args: {
    draft: null as DraftingPanelProps['draft'],
    form: <CourseDraftingForm mayDraftCourse={false} validate={checkWantedModule} onStart={onStart} />,
    onOpen: fn<DraftingPanelProps['onOpen']>(async () => undefined),
    onRemove: fn<DraftingPanelProps['onRemove']>(async () => undefined),
    onClose: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Above an editor, for a draft that a model writes and a person reads before anything is saved.'],
      avoid: [
        {
          when: 'The course is generated and published for learners.',
          instead: 'Screens/Curriculum/GenerationProgress',
        },
      ],
      keyboard: [
        { keys: 'Enter', does: 'Starts, cancels, opens, or dismisses a draft.', test: 'Finished' },
        { keys: 'Tab', does: 'Moves through the form and the buttons.', test: 'Module' },
      ],
      accessibility: [
        'Each step and each written lesson is announced, and so is the end.',
        'With `takesFocus`, the heading takes the focus, because the pressed button is gone.',
      ],
    },
  },
});

/** Asks for a module, and says what is missing */
export const Module = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draft the module' }));
    const title = canvas.getByRole('textbox', { name: /Title of the module/ });
    await expect(title).toHaveAccessibleDescription(/Give the module a title/);
    await expect(title).toHaveFocus();
    await userEvent.keyboard('Edge cases');
    await userEvent.tab();
    await userEvent.keyboard('How to find unusual samples.');
    await userEvent.click(canvas.getByRole('button', { name: 'Draft the module' }));
    await expect(onStart).toHaveBeenLastCalledWith({
      title: 'Edge cases',
      teaches: 'How to find unusual samples.',
    });
  },
});

/** A course without modules can be drafted as a whole */
export const Course = meta.story({
  args: { form: <CourseDraftingForm mayDraftCourse validate={checkWantedModule} onStart={onStart} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Draft the course' }));
    await expect(onStart).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(canvas.getByRole('radio', { name: 'One module' }));
    await expect(canvas.getByRole('button', { name: 'Draft the module' })).toBeVisible();
  },
});

/** The questions of a module */
export const Questions = meta.story({
  args: {
    form: (
      <BankDraftingForm
        modules={[
          { module_number: 1, module_title: 'First samples' },
          { module_number: 4, module_title: 'Edge cases' },
        ]}
        onStart={onStart}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Module/ }), 'Edge cases');
    await userEvent.click(canvas.getByRole('button', { name: 'Draft questions' }));
    await expect(onStart).toHaveBeenLastCalledWith(4);
  },
});

/** Announces the step and the lessons */
export const Running = meta.story({
  args: { draft: running },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The module “Edge cases”: writing the lessons, 1 of 4 lessons',
    );
    await expect(canvas.getByRole('progressbar')).toHaveValue(25);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the draft' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** The number of lessons is not known yet */
export const Planning = meta.story({
  args: { draft: { ...running, status: 'outline', lessons_written: 0, lessons_total: 0 } },
});

/** Offers the draft until it is opened or dismissed; says why it could not be opened */
export const Finished = meta.story({
  args: {
    draft: { ...running, status: 'finished', lessons_written: 4 },
    onOpen: fn<DraftingPanelProps['onOpen']>(async () => 'The server could not be reached.'),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open as unsaved changes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  },
});

/** A draft that opens on another page */
export const Elsewhere = meta.story({
  args: {
    draft: { ...running, kind: 'bank', status: 'finished', lessons_total: 0, lessons_written: 0 },
    elsewhere: 'the assessment of this course',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Open it in the assessment of this course/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open as unsaved changes' })).toBeNull();
  },
});

/** Says why, until it is dismissed */
export const Failed = meta.story({
  args: {
    draft: {
      ...running,
      status: 'failed',
      reason: { message: 'The writing service could not be reached. Please try again in a few minutes.' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/could not be reached/);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});
