import { EmployerApprovalPage } from '@redwhiteandcode/app/pages/approval/EmployerApprovalPage.tsx';
import preview from '#.storybook/preview.tsx';
import { employerApproval, employerDenial } from '../samples/approval.ts';
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

export const Denied = meta.story({
  args: {
    decision: employerDenial,
  },
});
