import { FileField, type FileUpload } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import { Sheet } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';
import { FieldRow } from './FieldRow.tsx';

const file = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type });
const letter = file('sample-letter.pdf', 'application/pdf', 240_000);
const photo = file('sample-photo.png', 'image/png', 800_000);
const film = file('sample-film.mp4', 'video/mp4', 1000);
const scan = file('sample-scan.pdf', 'application/pdf', 1_200_000);

function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const item of files) transfer.items.add(item);
  return transfer;
}

/** What the file dialog does once a file was chosen in it. */
async function choose(canvasElement: HTMLElement, chosen: File): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  input.files = transferOf(chosen).files;
  await fireEvent.change(input);
}

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
      use: ['For one document or picture that a person has at hand.'],
      avoid: [
        { when: 'The words can as well be written here.', instead: 'Components/Inputs/TextArea' },
        { when: 'A page of the web can be named instead.', instead: 'Components/Inputs/TextField' },
      ],
      keyboard: [
        {
          keys: 'Tab',
          does: 'Moves to the button, then to the one that removes the file.',
          test: 'Choosing',
        },
        { keys: 'Enter', does: 'Opens the file dialog, or does what the button says.', test: 'Choosing' },
      ],
      accessibility: [
        'A group that the label names; its button is read with the help and the error.',
        'Dropping is a shortcut: the button does the same.',
        'Start, end and failure of the upload are announced politely, not each percent.',
        'A file that is refused does not take away the one chosen before.',
        'The button keeps focus as it changes from choosing to cancelling to replacing.',
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
    { selector: 'legend', name: 'Label', text: 'always visible; which document is asked for' },
    {
      selector: '[data-part="description"]',
      name: 'Help',
      text: 'which types and sizes fit, before one is chosen',
    },
    {
      selector: '[data-part="drop-zone"]',
      name: 'Drop zone',
      text: 'takes a dragged file; the button does the same',
    },
    { selector: '[data-part="file"]', side: 'top', name: 'File', text: 'name and size of what was chosen' },
    {
      selector: '[data-part="drop-zone"] button',
      side: 'bottom',
      name: 'Actions',
      text: 'choose, then replace or remove; cancel while it is uploaded',
    },
    {
      selector: '[data-part="error"]',
      name: 'Error',
      text: 'why a file was refused; the one before it stays',
    },
  ]),
  args: { value: letter, errorMessage: 'The file is larger than 1 MB. Choose a smaller one.' },
});

/** The button opens the file dialog; the file is shown with its size and can be taken away. */
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
    await choose(canvasElement, letter);
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

/** The zone says that it will take the file. */
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

/** A wrong type, a large file, several at once: each is explained, and the choice before stays. */
export const Rejecting = meta.story({
  args: { messages: { tooLarge: 'The file is larger than 1 MB. Choose a smaller one.' } },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, letter);
    await choose(canvasElement, film);
    const button = await canvas.findByRole('button', { name: 'Replace file' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(/This type of file cannot be used/));
    await expect(canvas.getByText('sample-letter.pdf')).toBeVisible();
    await drag('drop', canvas.getByText('sample-letter.pdf'), letter, photo);
    await waitFor(() => expect(button).toHaveAccessibleDescription(/Choose one file only/));
    await choose(canvasElement, scan);
    await waitFor(() => expect(button).toHaveAccessibleDescription(/larger than 1 MB/));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(letter);
  },
});

/** Announced at the start, the failure and the end; one button all the way. */
export const WayThrough = meta.story({
  render: function WayThrough(args) {
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
    await choose(canvasElement, letter);
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

/** Say which files fit before one is chosen. */
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

/** Limits that are told only by the refusal cost a search for another file. */
export const HideTheLimits = meta.story({
  tags: ['dont'],
  render: () => <FileField label="Upload" acceptedTypes={['application/pdf']} maxSize={1024} />,
});
