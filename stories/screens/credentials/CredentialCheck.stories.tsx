import {
  CredentialCheck,
  CredentialCheckResult,
  type CredentialCheckResultProps,
  type CredentialCheckStep,
  Link,
  Text,
} from '@redwhiteandcode/design-system';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const labels = ['File', 'Issuer', 'Signature', 'Content', 'Dates', 'Revocation'];
const fileName = 'sample-badge.json';

/** Returns the steps: the given ones, then those that wait. */
const stepsOf = (
  ...known: (Omit<CredentialCheckStep, 'id' | 'label'> & { label?: string })[]
): CredentialCheckStep[] =>
  labels.map((label, at) => ({ id: label, label, status: 'waiting' as const, ...known[at] }));

const passed = (detail: string) => ({ status: 'passed' as const, detail });
const own = [
  passed('The file contains a badge.'),
  passed('The badge names Sample School as its issuer.'),
  passed('It is signed with a key of that issuer.'),
  passed('Nothing was changed after it was signed.'),
  passed('Today is within its dates.'),
];
const open = { status: 'open' as const };
const facts = [
  ['Title', 'Sample Course'],
  ['Issued by', 'Sample School'],
  ['Issued on', 'January 31, 2025'],
  ['Number', 'RWC-2025-DEM0CERT'],
] as const;

/** Sets the input’s file as the browser’s file dialog does. */
async function choose(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  await fireEvent.change(input);
}

/** Returns the args of a check with a file. */
const withResult = (
  check: CredentialCheckResultProps['check'],
  action?: CredentialCheckResultProps['action'],
) => ({ check, children: <CredentialCheckResult check={check} action={action} /> });

const meta = preview.meta({
  title: 'Screens/Credentials/CredentialCheck',
  component: CredentialCheck,
  subcomponents: { CredentialCheckResult },
  args: {
    check: { status: 'idle' as const },
    hint: 'An Open Badge as a JSON, PNG, or SVG file of up to 5 MB',
    onFile: fn(),
    onIntent: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Checking a badge that someone has as a file. The page checks it, and passes the steps.'],
      avoid: [
        { when: 'The visitor has only the number.', instead: 'Screens/Credentials/CertificateSearch' },
        { when: 'The file is sent to the server.', instead: 'Components/Inputs/FileField' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the button, then to the link of the result.', test: 'Valid' },
        { keys: 'Enter', does: 'Opens the file dialog.', test: 'ByKeyboard' },
      ],
      accessibility: [
        'The button does the same as dropping a file, and keeps focus during the check.',
        'Each step has an icon and a word. Colors only add to them.',
        'Screen readers announce the result once, not each step.',
        'What the badge says is only shown if its signature is good.',
      ],
    },
  },
});

export const Default = meta.story();

/** The button opens the file dialog. The page hears of the focus first, and can prepare. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    let opened = 0;
    canvasElement.querySelector('input')?.addEventListener('click', (event) => {
      event.preventDefault();
      opened += 1;
    });
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Choose File' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/JSON, PNG, or SVG/);
    await expect(args.onIntent).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toBe(1);
    const file = new File(['{}'], fileName);
    await choose(canvasElement, file);
    await choose(canvasElement, file);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await expect(args.onFile).toHaveBeenLastCalledWith(file);
  },
});

/** A file can be dropped at any time, also on a result. */
export const Dropping = meta.story({
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['{}'], fileName));
    const drag = (type: string, target: HTMLElement) =>
      fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    await drag('dragenter', canvas.getByText('Drag a file here, or'));
    await drag('drop', await canvas.findByText('Drop the file here'));
    await waitFor(() => expect(args.onFile).toHaveBeenCalledOnce());
    dataTransfer.items.add(new File(['{}'], 'second.json'));
    await drag('drop', canvas.getByText('Drag a file here, or'));
    await expect(await canvas.findByText('Only this file is checked. Use one file at a time.')).toBeVisible();
    await expect(args.onFile).toHaveBeenCalledTimes(2);
  },
});

/** The page has the file, but not yet what it needs for the check. */
export const Waiting = meta.story({
  args: {
    check: {
      status: 'waiting',
      fileName,
      title: 'Waiting for a connection',
      text: 'This page must be online once to load the checker.',
    },
    children: <Text>This page must be online once to load the checker.</Text>,
  },
});

export const Checking = meta.story({
  args: withResult({
    status: 'checking',
    fileName,
    steps: stepsOf(...own.slice(0, 2), { status: 'running' }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Checking…' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Signature' + 'Checking');
  },
});

export const Valid = meta.story({
  args: withResult(
    {
      status: 'done',
      fileName,
      steps: stepsOf(...own, passed('The issuer has not revoked it.')),
      verdict: {
        tone: 'success',
        title: 'Valid badge',
        text: 'Sample School issued this badge, and nothing in it was changed.',
      },
      facts,
    },
    <Link href="/verify/RWC-2025-DEM0CERT">See it on our site</Link>,
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Valid badge. Sample School issued this badge, and nothing in it was changed.',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Check Another File' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See it on our site' })).toHaveFocus();
  },
});

/** Nothing that the badge says is shown. */
export const Changed = meta.story({
  args: withResult({
    status: 'done',
    fileName,
    steps: stepsOf(...own.slice(0, 3), { status: 'failed' }, open, open),
    verdict: {
      tone: 'danger',
      title: 'The badge was changed',
      text: 'What the badge says is not what was signed, so do not rely on it.',
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent('Content' + 'Failed');
    await expect(canvas.queryByRole('definition')).not.toBeInTheDocument();
  },
});

export const OtherIssuer = meta.story({
  args: withResult({
    status: 'done',
    fileName,
    steps: stepsOf(...own.map((step, at) => (at === 1 ? passed('The badge names another issuer.') : step)), {
      ...open,
      detail: 'Only the issuer’s site knows this, and this page contacts no other site.',
    }),
    verdict: {
      tone: 'info',
      title: 'Badge of another issuer',
      text: 'Nothing in this badge was changed, but Sample School did not issue it and cannot say who did.',
    },
    facts: [
      ['Title', 'Another Course'],
      ['Issuer (as stated in the badge)', 'Another School'],
      ['Issuer’s key', 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK'],
    ],
  }),
});

export const Offline = meta.story({
  args: withResult({
    status: 'done',
    fileName,
    steps: stepsOf(...own, {
      ...open,
      detail: 'You are offline, and only the issuer’s list says whether a badge was revoked.',
    }),
    verdict: {
      tone: 'warning',
      title: 'Genuine, but not checked for revocation',
      text: 'Sample School issued this badge, and nothing in it was changed, but it may have been revoked since then.',
    },
    facts,
  }),
});

export const LongText = meta.story({
  args: {
    hint: longText,
    ...withResult({
      status: 'done',
      fileName: `${longText.replaceAll(' ', '-')}.json`,
      steps: stepsOf(
        passed(longText),
        { status: 'failed', label: longTitle, detail: longText },
        open,
        open,
        open,
        open,
      ),
      verdict: { tone: 'danger', title: longTitle, text: longText },
      facts: [[longTitle, longText.replaceAll(' ', '')]],
    }),
  },
});
