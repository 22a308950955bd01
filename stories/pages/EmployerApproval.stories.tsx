import { EmployerApprovalPage } from '@redwhiteandcode/app/pages/reimbursement/EmployerApprovalPage.tsx';
import { statementsOf } from '@redwhiteandcode/contract/assessment/statements.ts';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { earlierApproval, employerApproval, employerDenial } from '../screens/reimbursement/samples.ts';
import { inSite } from '../samples/inSite.tsx';

const meta = preview.meta({
  title: 'Pages/Employer approval',
  component: EmployerApprovalPage,
  args: {
    approval: employerApproval,
    decision: null,
    onDecide: async () => undefined,
    onAsk: async () => undefined,
    onDownload: () => undefined,
  },
  ...inSite({ path: '/employer-approval' }),
});

/** /employer-approval/{token} */
export const EmployerApproval = meta.story();

/** Only what every link shows. */
export const WithoutDocuments = meta.story({
  args: { approval: { ...employerApproval, documents: [], progress: null, certificate: null } },
});

/** An admin has turned the assessment off: the statements still match the result on the certificate. */
export const AssessedBefore = meta.story({
  args: { approval: { ...employerApproval, course: { ...employerApproval.course, pass_percent: null } } },
  play: async ({ canvas }) => {
    for (const { text } of statementsOf(73)) await expect(canvas.getByText(text)).toBeVisible();
  },
});

/** The page names the decision on an earlier request. */
export const DecidedBefore = meta.story({
  args: { approval: { ...employerApproval, earlier_decisions: [earlierApproval] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'An earlier request for this course was approved in part ($1,000.00 of $2,950.00) on March 4, 2026 by Sample Manager, Benefits Manager, with the link in our email to HR.',
      ),
    ).toBeVisible();
  },
});

export const Denied = meta.story({
  args: {
    decision: employerDenial,
  },
});

/** With a link that was replaced or withdrawn, only the decision is left. */
export const Ended = meta.story({
  args: {
    approval: { ...employerApproval, documents: ['decision'], progress: null, certificate: null },
    decision: employerDenial,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download the decision (PDF)' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Documents' })).toBeNull();
  },
});
