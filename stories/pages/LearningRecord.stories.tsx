import { LearningRecordPage } from '@redwhiteandcode/app/pages/credentials/LearningRecordPage.tsx';
import { RecordResult } from '@redwhiteandcode/app/pages/credentials/verify/RecordLookup.tsx';
import type { LearningRecordSummary } from '@redwhiteandcode/contract/credentials/learning-records.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { accept } from '../samples/answers.ts';
import { inSite } from '../samples/inSite.tsx';

const result = { percent: 86, letter: 'B', pass_percent: 73, assessed_on: '2026-03-20' } as const;
const record: LearningRecordSummary = {
  record_number: 'RWC-2026-S4MP1E00',
  status: 'valid',
  revoked_at: null,
  revocation_reason: null,
  student_name: 'Sample Learner',
  from: '2026-01-01',
  to: '2026-03-31',
  issued_at: '2026-04-01T09:00:00Z',
  courses: [
    { title: 'Sample Course', lesson_count: 12, result },
    { title: 'Sample Course: Leading Change', lesson_count: 1, result: null },
  ],
};
const earlier: LearningRecordSummary = {
  ...record,
  record_number: 'RWC-2026-S4MP1E01',
  from: '2025-01-01',
  to: '2025-12-31',
  courses: [{ title: 'Sample Course', lesson_count: 5, result: null }],
};

const revoked = {
  status: 'revoked',
  revoked_at: '2026-04-20T09:00:00Z',
  revocation_reason: 'A course of the record was refunded.',
} as const;

const meta = preview.meta({
  title: 'Pages/Learning record',
  component: LearningRecordPage,
  args: {
    records: [],
    defaultPeriod: { from: '2026-01-01', to: '2026-04-01' },
    onMake: accept,
    onDownload: fn(),
    onRetry: fn(),
  },
  ...inSite({ path: '/account/learning-record', viewer: 'learner' }),
});

/** /account/learning-record before the first record */
export const NoRecords = meta.story();

/** /account/learning-record after a record was made, with an earlier one */
export const Made = meta.story({ args: { made: record, records: [record, earlier] } });

/** /account/learning-record with a record that was revoked: it cannot be downloaded */
export const Revoked = meta.story({
  args: { records: [{ ...earlier, ...revoked }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no longer valid. A course of the record was refunded/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download PDF' })).toBeNull();
  },
});

/** /verify/{recordNumber} for a learning record that was revoked */
export const RevokedForAnyone = meta.story({
  render: () => <RecordResult record={{ ...record, ...revoked }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This learning record is revoked' })).toBeVisible();
    await expect(canvas.getByText('A course of the record was refunded.')).toBeVisible();
  },
});

/** /account/learning-record while a file is downloaded */
export const Downloading = meta.story({
  args: { records: [earlier], pending: { number: earlier.record_number, file: 'pdf' } },
});

/** /account/learning-record while the records load */
export const Loading = meta.story({ args: { records: undefined } });

/** /account/learning-record when the records could not be loaded */
export const Failed = meta.story({ args: { records: undefined, error: 'Please try again later.' } });
