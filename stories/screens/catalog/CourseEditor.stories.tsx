import {
  CourseEditor,
  type CourseEditorProps,
  emptyCourse,
  Heading,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import { courseLevels, courseTracks } from '@redwhiteandcode/contract/course/levels.ts';
import { checkCourse } from '@redwhiteandcode/contract/course/rules.ts';
import { emojiNote } from '@redwhiteandcode/contract/text/printed-text.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { blockFiles } from '../../samples/blockFiles.ts';
import { labChecks, sqlLab } from '../../samples/labs.ts';
import { callout, checksWithKeys } from '../../samples/blocks.ts';
import { draft, revisions } from '../../samples/catalog.ts';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Catalog/CourseEditor',
  component: CourseEditor,
  args: {
    course: draft,
    isPublished: true,
    levels: courseLevels,
    tracks: courseTracks,
    validate: checkCourse,
    noteOf: emojiNote,
    files: blockFiles,
    labs: labChecks,
    onSave: fn<CourseEditorProps['onSave']>(async () => undefined),
    renderPreview: ({ title, description }) => (
      <Stack gap={8}>
        <Heading level={2}>{title}</Heading>
        <Text>{description}</Text>
      </Stack>
    ),
    revisions,
    onRestore: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'Write or change a course, with its fields, weeks, modules, and lessons, as a draft or published.',
        'List the errors of an invalid course, each with a link to its field.',
      ],
      avoid: [
        { when: 'You only show the course.', instead: 'Screens/Course/CourseHeader' },
        { when: 'You edit a single text.', instead: 'Components/Inputs/RichTextEditor' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves through the fields; the tabs are one tab stop', test: 'Default' },
        {
          keys: 'Enter on Move up or Move down',
          does: 'Moves a module, lesson, or week',
          test: 'Reordering',
        },
      ],
      accessibility: [
        'Moves and removals are announced. A removal can be undone.',
        'The first invalid field takes focus, in whichever tab it is.',
        'Buttons change the order. Dragging is an alternative.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const selected = canvas.getByRole('tab', { name: 'Details' });
    selected.focus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
  },
});

/** A new course says that there is nothing to save, and then that it is not saved. */
export const Empty = meta.story({
  args: { course: emptyCourse, isPublished: false, revisions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to save yet')).toBeVisible();
    await expect(canvas.queryByText('All changes saved')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Title'), 'S');
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
  },
});

/** Documents leave out emoji, and the author reads it while typing. */
export const EmojiInTitle = meta.story({
  args: { course: { ...draft, title: 'AI Basics 🚀 for Teams' } },
  play: async ({ canvas }) => {
    const title = canvas.getByLabelText('Title');
    await expect(title).toHaveAccessibleDescription('Certificates and other documents leave out the emoji');
    await userEvent.clear(title);
    await userEvent.type(title, 'AI Basics');
    await expect(title).toHaveAccessibleDescription('');
    await userEvent.click(canvas.getByRole('tab', { name: 'Lessons' }));
    const lesson = canvas.getByLabelText('Lesson title');
    await userEvent.type(lesson, ' 🚀');
    await expect(lesson).toHaveAccessibleDescription('Certificates and other documents leave out the emoji');
  },
});

const withUntitledWeek = {
  ...emptyCourse.details,
  modules: [{ ...draft.details.modules[0]!, title: '' }],
};

/** Nothing is saved. The errors are listed, and the first invalid field has focus. */
export const Incomplete = meta.story({
  args: { course: { ...emptyCourse, details: withUntitledWeek }, isPublished: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Give each week a title' }));
    await expect(canvas.getByRole('tab', { name: 'Curriculum' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByLabelText('Week title')).toHaveFocus();
  },
});

const lessonless = { ...draft.modules[0]!, lessons: [] };
const untitled = { ...draft.modules[1]!, lessons: [{ id: 'new', lesson_title: '', blocks: [] }] };

/** A single error in a closed lesson opens the lesson and moves focus to its field. */
export const IncompleteLesson = meta.story({
  args: { course: { ...draft, modules: [draft.modules[0]!, untitled] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    const title = canvas.getByLabelText('Lesson title');
    await expect(title).toHaveFocus();
    await expect(title).toHaveAccessibleDescription('Give each lesson a title');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

const unfinished = {
  ...draft.modules[1]!,
  lessons: [
    { id: 'new', lesson_title: 'Unfinished', blocks: [checksWithKeys.short, { ...callout, html: '' }] },
  ],
};

/** A problem in a closed block of a closed lesson opens both and moves focus to the field. */
export const IncompleteBlock = meta.story({
  args: { course: { ...draft, modules: [draft.modules[0]!, unfinished] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish changes' }));
    await expect(canvas.getByLabelText('Lesson title')).toHaveValue('Unfinished');
    const text = await canvas.findByRole('textbox', { name: 'Callout text' });
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toHaveAccessibleDescription('Fill in this text');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
  },
});

const unchecked = {
  ...draft.modules[1]!,
  lessons: [{ id: 'new', lesson_title: 'Practice', blocks: [{ ...sqlLab, checked: '' }] }],
};

/** A lab that no browser has checked cannot be published; the button that checks it says why. */
export const UncheckedLab = meta.story({
  args: { course: { ...draft, modules: [draft.modules[0]!, unchecked] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish changes' }));
    const check = canvas.getByRole('button', { name: 'Check this lab' });
    await expect(check).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Check of the lab' })).toHaveAccessibleDescription(
      /Check this lab: run its solution and its start code$/,
    );
    await canvas.findByRole('textbox', { name: 'Task' });
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('The solution passes and the start code does not.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish changes' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
  },
});

/** A new course can be published without lessons: the catalog then says that it opens soon. */
export const WithoutLessons = meta.story({
  args: { course: { ...draft, modules: [] }, isPublished: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
    await expect(canvas.getByText('Published without lessons: the course opens soon')).toBeVisible();
  },
});

/** A course whose lessons learners have cannot lose all of them; the button that adds a module says why. */
export const NothingToPublish = meta.story({
  args: { unsaved: { ...draft, modules: [] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish changes' }));
    const add = canvas.getByRole('button', { name: 'Add a module' });
    await expect(add).toHaveFocus();
    await expect(add).toHaveAccessibleDescription('Learners have lessons of this course. Keep at least one.');
  },
});

/** A field with two errors shows both. */
export const IncompleteModule = meta.story({
  args: { course: { ...draft, modules: [{ ...lessonless, module_title: '' }] }, isPublished: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(canvas.getByRole('button', { name: 'Give each module a title' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Write a lesson in each module/ })).toBeVisible();
    await expect(canvas.getByLabelText('Module 1')).toHaveFocus();
  },
});

export const Curriculum = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Curriculum' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a week' }));
    await expect(canvas.getAllByLabelText('Week title')[2]).toHaveFocus();
  },
});

/** The editor restores changes that were not saved. */
export const Unsaved = meta.story({
  args: { unsaved: { ...draft, title: 'Sample course, not saved' }, onUnsavedChange: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Title')).toHaveValue('Sample course, not saved');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText('Draft saved')).toBeInTheDocument();
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(undefined);
  },
});

/** Modules and lessons are beside the open lesson. */
export const Lessons = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Lessons' }));
    await expect(await canvas.findByRole('textbox', { name: 'Lesson text' })).toHaveTextContent(
      'After the table',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'How to read one' }));
    await expect(await canvas.findByDisplayValue('How to read one')).toBeVisible();
  },
});

/** Opened at a lesson, such as from a report of an error in it. */
export const AtLesson = meta.story({
  args: { startsAt: 'l2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Lessons' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByLabelText('Lesson title')).toHaveValue('How to read one');
  },
});

/** The opposite button of a moved item takes focus, and the new position is announced. */
export const Reordering = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Lessons' }));
    canvas.getByRole('button', { name: 'Move Where to begin down' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Where to begin moved to position 2 of 2')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Move Where to begin up' })).toHaveFocus();
    await canvas.findByRole('textbox', { name: 'Lesson text' });
  },
});

/** Undo restores a removed week. */
export const Removal = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Curriculum' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove week First week' }));
    await expect(canvas.getByText('Removed First week.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove week First week' })).toBeInTheDocument();
    await expect(canvas.getAllByLabelText('Week title')[0]).toHaveFocus();
  },
});

/** Undo restores a removed lesson at its position and opens it. */
export const LessonRemoval = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Lessons' }));
    const title = (await canvas.findByLabelText<HTMLInputElement>('Lesson title')).value;
    const module = draft.modules[0]?.module_title ?? '';
    await expect(canvas.getByRole('button', { name: `Remove module ${module}` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Remove lesson ${title}` }));
    await expect(canvas.getByText('No lesson is open')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Lesson title')).toHaveFocus();
    await expect(canvas.getByLabelText('Lesson title')).toHaveValue(title);
    await canvas.findByRole('textbox', { name: 'Lesson text' });
  },
});

/** Undo restores a removed block and a removed choice at their positions, with focus. */
export const BlockRemoval = meta.story({
  args: { course: { ...draft, modules: [unfinished, draft.modules[0]!] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Lessons' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Callout/ }));
    await canvas.findByRole('textbox', { name: 'Callout text' });
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Callout/ }));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Callout title')).toHaveFocus();
    await canvas.findByRole('textbox', { name: 'Callout text' });
    await userEvent.click(canvas.getByRole('button', { name: /^Check/ }));
    await userEvent.selectOptions(canvas.getByLabelText('Kind of answer'), 'One right answer');
    await userEvent.type(canvas.getByLabelText('Text of choice 1'), 'First');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove choice 1' }));
    await expect(document.activeElement).toHaveTextContent('Undo');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Text of choice 1')).toHaveFocus();
    await expect(canvas.getByLabelText('Text of choice 1')).toHaveValue('First');
  },
});

/** Another admin saved first. The editor keeps both versions. */
export const Conflict = meta.story({
  args: {
    onSave: fn<CourseEditorProps['onSave']>(async () => ({
      conflict: { savedBy: 'Second Sample Admin', onReload: fn(), onOverwrite: fn() },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Title'), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish changes' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Second Sample Admin has changed this course',
    );
  },
});

/** Another admin archived the course, which publishing would undo. */
export const Archived = meta.story({
  args: {
    onSave: fn<CourseEditorProps['onSave']>(async () => ({
      conflict: { savedBy: 'Sample Admin', isArchived: true, onReload: fn(), onOverwrite: fn() },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish changes' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('This course has been archived since you opened it');
    await expect(alert).toHaveTextContent('opens the course to new learners again');
  },
});

/** Overwriting saves the current values, including changes after the conflict. */
export const Overwriting = meta.story({
  args: {
    onSave: fn<CourseEditorProps['onSave']>(async ({ title }) =>
      title === 'Sample course 23'
        ? undefined
        : { conflict: { savedBy: 'Second Sample Admin', onReload: fn(), onOverwrite: fn() } },
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Title'), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await canvas.findByRole('alert');
    await userEvent.type(canvas.getByLabelText('Title'), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite with my changes' }));
    await expect(await canvas.findByText('Draft saved')).toBeInTheDocument();
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Sample course 23' }),
      false,
    );
  },
});

export const Failed = meta.story({
  args: {
    onSave: fn<CourseEditorProps['onSave']>(async () => ({
      error: 'The server did not respond. Try again.',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The course was not saved');
  },
});

export const History = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    const panel = within(canvas.getByRole('tabpanel'));
    await userEvent.click(panel.getByRole('button', { name: 'Restore revision 2' }));
    await waitFor(() => expect(args.onRestore).toHaveBeenCalled());
  },
});

export const LongText = meta.story({ args: { course: { ...draft, title: longTitle } } });
