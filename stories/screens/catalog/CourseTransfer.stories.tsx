import { courseZipRules } from '@redwhiteandcode/contract/course/lesson-files.ts';
import {
  CourseTransfer,
  type CourseTransferProps,
  type ReadCourseFiles,
} from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { chooseFile } from '../../samples/chooseFile.ts';

const onImport = fn();

const meta = preview.meta({
  title: 'Screens/Catalog/CourseTransfer',
  component: CourseTransfer,
  args: {
    ...courseZipRules.files,
    onExport: fn<NonNullable<CourseTransferProps['onExport']>>(
      async () => undefined,
    ) as CourseTransferProps['onExport'],
    onRead: async (): Promise<ReadCourseFiles> => ({
      changes: [
        'Changes the duration.',
        'Changes lesson 1-2, “Take the Baseline”.',
        'Adds lesson 1-4, “Decide”.',
      ],
      onImport,
    }),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['For writing a course in a text editor, and for moving it to another platform.'],
      avoid: [{ when: 'You move only the questions of a bank.', instead: 'Screens/Assessment/BankTransfer' }],
      keyboard: [
        { keys: 'Tab', does: 'Moves through the export, the file field, and the import.', test: 'Imports' },
      ],
      accessibility: [
        'What the files change, or why they are refused, is announced before anything is imported.',
      ],
    },
  },
});

const file = new File(['sample'], 'course.zip', { type: 'application/zip' });

/** No file is chosen */
export const Empty = meta.story();

/** Shows what the files change, then opens them as unsaved changes */
export const Imports = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export ZIP' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExport).toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Choose/ })).toHaveFocus();
    await chooseFile(canvasElement, file);
    await expect(await canvas.findByText('Adds lesson 1-4, “Decide”.')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open as unsaved changes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onImport).toHaveBeenCalled();
  },
});

/** Names each problem with its file and line */
export const Refused = meta.story({
  args: {
    onRead: async () => ({
      problems: [
        {
          file: 'lessons/1-2.yaml',
          line: 34,
          message: 'tone: Invalid option: expected one of "note"|"tip"|"warning"',
        },
        { file: 'course.yaml', line: 61, message: 'there is no file lessons/2-3.html' },
      ],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await chooseFile(canvasElement, file);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('lessons/1-2.yaml, line 34: tone');
  },
});

/** The files say what the course says */
export const Unchanged = meta.story({
  args: { onRead: async () => ({ changes: [], onImport }) },
  play: async ({ canvas, canvasElement }) => {
    await chooseFile(canvasElement, file);
    await expect(await canvas.findByText('The course says the same already.')).toBeVisible();
  },
});

/** A new course has nothing to export; a file that is no ZIP and an export that fails say so */
export const Failures = meta.story({
  args: { onRead: async () => ({ failure: 'This file is no ZIP, or it is damaged.' }), onExport: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Save the course first.')).toBeVisible();
    await chooseFile(canvasElement, file);
    await expect((await canvas.findAllByText('This file is no ZIP, or it is damaged.'))[0]).toBeVisible();
  },
});
