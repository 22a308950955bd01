import { deletionOperations } from './account-deletion.ts';
import { accountEmailOperations } from './account-email.ts';
import { catalogAdminOperations } from './catalog-admin.ts';
import { catalogOperations } from './catalog.ts';
import { courseOutlineOperations } from './course-outline.ts';
import { courseSearchOperations } from './course-search.ts';
import { curriculumOperations } from './curriculum.ts';
import { corporateOperations } from './corporate.ts';
import { engagementAdminOperations } from './engagement-admin.ts';
import { engagementOperations } from './engagement.ts';
import { identityOperations } from './identity.ts';
import { identityAdminOperations } from './identity-admin.ts';
import { credentialAdminOperations } from './credentials-admin.ts';
import { credentialOperations } from './credentials.ts';
import { learningRecordOperations } from './learning-records.ts';
import { learningAdminOperations } from './learning-admin.ts';
import { learningOperations } from './learning.ts';
import { liftoffAdminOperations } from './liftoff-admin.ts';
import { liftoffOperations } from './liftoff.ts';
import { orderAdminOperations } from './orders-admin.ts';
import { orderOperations } from './orders.ts';
import { privacyOperations } from './privacy.ts';
import { approvalOperations } from './reimbursement-approvals.ts';
import { toolkitOperations } from './reimbursement-operations.ts';
import { reimbursementOperations } from './reimbursement.ts';
import { passkeyOperations } from './passkey-operations.ts';
import { twoStepOperations } from './two-step.ts';

/** The whole API, by operation id. */
export const operations = {
  ...identityOperations,
  ...deletionOperations,
  ...accountEmailOperations,
  ...twoStepOperations,
  ...passkeyOperations,
  ...identityAdminOperations,
  ...catalogOperations,
  ...courseOutlineOperations,
  ...courseSearchOperations,
  ...catalogAdminOperations,
  ...learningOperations,
  ...learningAdminOperations,
  ...credentialOperations,
  ...credentialAdminOperations,
  ...learningRecordOperations,
  ...liftoffOperations,
  ...liftoffAdminOperations,
  ...orderOperations,
  ...orderAdminOperations,
  ...reimbursementOperations,
  ...toolkitOperations,
  ...approvalOperations,
  ...corporateOperations,
  ...engagementOperations,
  ...engagementAdminOperations,
  ...curriculumOperations,
  ...privacyOperations,
};
export type AllOperations = typeof operations;
