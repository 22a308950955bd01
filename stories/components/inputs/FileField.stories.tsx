import { FileField, type FileUpload } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { chooseFile, transferOf } from '../../samples/chooseFile.ts';
import { Sheet } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';
import { FieldRow } from './FieldRow.tsx';

const file = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type });
const letter = file('sample-letter.pdf', 'application/pdf', 240_000);
const photo = file('sample-photo.png', 'image/png', 800_000);
const film = file('sample-film.mp4', 'video/mp4', 1000);
const scan = file('sample-scan.pdf', 'application/pdf', 1_200_000);

async function drag(
  type: 'dragenter' | 'dragleave' | 'drop',
  target: HTMLElement,
  ...files: File[]
): Promise<void> {
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transferOf(...files) });
  await fireEvent(target, event);
}

const meta = preview.meta({
  title: 'Components/Inputs/FileField',
  component: FileField,
  args: {
    label: 'Proof document',
    description: 'A PDF or an image, at most 1 MB.',
    acceptedTypes: ['application/pdf', 'image/jpeg', 'image/png'],
    maxSize: 1024 * 1024,
    onChange: fn(),
  },
  argTypes: { value: { control: false }, upload: { control: false }, messages: { control: false } },
  parameters: {
    usage: {
      status: 'new',
      use: ['For one document or image from the user’s device.'],
      avoid: [
        { when: 'The user can type the text.', instead: 'Components/Inputs/TextArea' },
        { when: 'A web address is enough.', instead: 'Components/Inputs/TextField' },
      ],
      keyboard: [
        {
          keys: 'Tab',
          does: 'Moves to the button, then to the button that removes the file.',
          test: 'Choosing',
        },
        { keys: 'Enter', does: 'Opens the file dialog, or presses the button.', test: 'Choosing' },
      ],
      accessibility: [
        'A group named by the label. Screen readers read the help text and the error with the button.',
        'The button does the same as dropping a file.',
        'The start, end, and failure of an upload are announced politely, but not its progress.',
        'A rejected file does not replace the previous one.',
        'The button keeps focus when it changes from choosing to canceling to replacing.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: {
    controls: { include: ['label', 'description', 'errorMessage', 'isRequired', 'isDisabled', 'maxSize'] },
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'legend', name: 'Label', text: 'always visible; which document to choose' },
    {
      selector: '[data-part="description"]',
      name: 'Help',
      text: 'the accepted types and sizes',
    },
    {
      selector: '[data-part="drop-zone"]',
      name: 'Drop zone',
      text: 'accepts a dragged file; the button does the same',
    },
    { selector: '[data-part="file"]', side: 'top', name: 'File', text: 'name and size of the file' },
    {
      selector: '[data-part="drop-zone"] button',
      side: 'bottom',
      name: 'Actions',
      text: 'choose, then replace or remove; cancel during the upload',
    },
    {
      selector: '[data-part="error"]',
      name: 'Error',
      text: 'why a file was rejected; the previous file stays',
    },
  ]),
  args: { value: letter, errorMessage: 'The file is larger than 1 MB. Choose a smaller one.' },
});

/** The button opens the file dialog. The field shows the file with its size, and the user can remove it. */
export const Choosing = meta.story({
  args: { name: 'proof' },
  render: (args) => (
    <form aria-label="Sample form">
      <FileField {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const input = form.elements.namedItem('proof') as HTMLInputElement;
    let opened = 0;
    input.addEventListener('click', (event) => {
      event.preventDefault();
      opened += 1;
    });
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Choose file' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('A PDF or an image, at most 1 MB.');
    await userEvent.keyboard('{Enter}');
    await expect(opened).toBe(1);
    await chooseFile(canvasElement, letter);
    await expect(args.onChange).toHaveBeenLastCalledWith(letter);
    await expect(await canvas.findByText('234 kB')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Replace file' })).toHaveFocus();
    await expect(new FormData(form).get('proof')).toHaveProperty('name', 'sample-letter.pdf');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove file' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Choose file' })).toHaveFocus();
    await expect(new FormData(form).get('proof')).toHaveProperty('name', '');
  },
});

/** The drop zone says that it accepts the file. */
export const DraggingOver = meta.story({
  play: async ({ canvas }) => {
    await drag('dragenter', canvas.getByText('Drag a file here, or'), letter);
    await expect(await canvas.findByText('Drop the file here')).toBeVisible();
  },
});

export const Dropping = meta.story({
  play: async ({ args, canvas }) => {
    await drag('dragenter', canvas.getByText('Drag a file here, or'), photo);
    await drag('drop', await canvas.findByText('Drop the file here'), photo);
    await canvas.findByRole('button', { name: 'Replace file' });
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(photo);
    await expect(within(canvas.getByRole('group')).getAllByText('sample-photo.png')[0]).toBeVisible();
  },
});

/** The field explains a wrong type, a large file, or several files, and keeps the previous file. */
export const Rejecting = meta.story({
  args: { messages: { tooLarge: 'The file is larger than 1 MB. Choose a smaller one.' } },
  play: async ({ args, canvas, canvasElement }) => {
    await chooseFile(canvasElement, letter);
    await chooseFile(canvasElement, film);
    const button = await canvas.findByRole('button', { name: 'Replace file' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(/This type of file cannot be used/));
    await expect(canvas.getByText('sample-letter.pdf')).toBeVisible();
    await drag('drop', canvas.getByText('sample-letter.pdf'), letter, photo);
    await waitFor(() => expect(button).toHaveAccessibleDescription(/Choose one file only/));
    await chooseFile(canvasElement, scan);
    await waitFor(() => expect(button).toHaveAccessibleDescription(/larger than 1 MB/));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(letter);
  },
});

/** The start, the failure, and the end of an upload are announced, and one button stays focused. */
export const WholeUpload = meta.story({
  render: function WholeUpload(args) {
    const [value, setValue] = useState<File | null>(null);
    const [upload, setUpload] = useState<FileUpload>();
    return (
      <FileField
        {...args}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          setUpload(chosen ? { status: 'uploading', progress: 40 } : undefined);
        }}
        upload={upload}
        onCancel={() => setUpload({ status: 'failed' })}
        onRetry={() => setUpload({ status: 'uploaded' })}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const status = canvas.getAllByRole('status').at(-1);
    await chooseFile(canvasElement, letter);
    await expect(await canvas.findByRole('progressbar')).toHaveValue(40);
    await expect(status).toHaveTextContent('Uploading sample-letter.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(status).toHaveTextContent('The upload failed.');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Uploaded sample-letter.pdf');
    await expect(canvas.getByRole('button', { name: 'Replace file' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    label: longTitle,
    description: longText,
    errorMessage: longText,
    value: file(`${longText.replaceAll(' ', '-')}.pdf`, 'application/pdf', 10),
  },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <FieldRow label="Empty, optional, invalid, disabled">
        <FileField label="Empty" description="A PDF, at most 1 MB." />
        <FileField label="Optional" isRequired={false} />
        <FileField label="Invalid" errorMessage="Add a document." />
        <FileField label="Disabled" isDisabled />
      </FieldRow>
      <FieldRow label="Chosen">
        <FileField label="Chosen" value={letter} />
      </FieldRow>
      <FieldRow label="Uploading, uploaded, failed">
        <FileField
          label="Uploading"
          value={letter}
          upload={{ status: 'uploading', progress: 40 }}
          onCancel={() => undefined}
        />
        <FileField label="Uploaded" value={letter} upload={{ status: 'uploaded' }} />
        <FileField label="Failed" value={letter} upload={{ status: 'failed' }} onRetry={() => undefined} />
      </FieldRow>
    </Sheet>
  ),
});

/** State the accepted files in advance. */
export const SayWhatFits = meta.story({
  tags: ['do'],
  render: () => (
    <FileField
      label="Proof document"
      description="PDF, JPG or PNG, at most 5 MB."
      acceptedTypes={['application/pdf', 'image/jpeg', 'image/png']}
      maxSize={5 * 1024 * 1024}
      isRequired={false}
    />
  ),
});

/** If only the error states the limits, people have to look for another file. */
export const HideTheLimits = meta.story({
  tags: ['dont'],
  render: () => <FileField label="Upload" acceptedTypes={['application/pdf']} maxSize={1024} />,
});
