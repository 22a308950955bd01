import { ToolkitDocuments } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Reimbursement/ToolkitDocuments',
  component: ToolkitDocuments,
  args: {
    available: ['receipt', 'explainer', 'request', 'certificate', 'guide'] as const,
    hasCertificate: true,
    onDownload: fn(),
    onDownloadAll: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['The documents of a toolkit, for its learner and for the employer.'],
      avoid: [{ when: 'You link to official documents.', instead: 'Screens/Legal/DocumentLinks' }],
      keyboard: [{ keys: 'Enter on a button', does: 'Downloads the document.', test: 'Default' }],
      accessibility: ['Each button names its document.'],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Download PDF: Itemized receipt' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenLastCalledWith('receipt');
    await userEvent.click(canvas.getByRole('button', { name: 'Download All (ZIP)' }));
    await expect(args.onDownloadAll).toHaveBeenCalledOnce();
  },
});

/** Before the payment and the completion of the course. */
export const Unpaid = meta.story({
  args: {
    available: ['explainer', 'request', 'certificate', 'guide'],
    hasCertificate: false,
    missing: { receipt: 'Available after you pay for the course.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download PDF: Proof of enrollment' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Itemized receipt/ })).toBeNull();
  },
});

export const Downloading = meta.story({ args: { pendingFile: 'guide' } });
