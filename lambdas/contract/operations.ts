import { contactAdminOperations } from './contact/admin-operations.ts';
import { contactOperations } from './contact/operations.ts';
import { deletionOperations } from './identity/deletion.ts';
import { accountEmailOperations } from './identity/email.ts';
import { emailPreferenceOperations } from './identity/email-preferences.ts';
import { catalogAdminOperations } from './catalog/admin-operations.ts';
import { lessonBlocksOperations } from './catalog/lesson-blocks.ts';
import { catalogOperations } from './catalog/operations.ts';
import { courseOutlineOperations } from './catalog/course-outline.ts';
import { courseSearchOperations } from './catalog/course-search.ts';
import { curriculumAdminOperations } from './curriculum/admin-operations.ts';
import { curriculumOperations } from './curriculum/operations.ts';
import { companyAssignmentOperations } from './company/assignment-operations.ts';
import { companyGroupOperations } from './company/group-operations.ts';
import { corporateDomainOperations } from './company/domain-admin-operations.ts';
import { companyDomainOperations } from './company/domain-operations.ts';
import { companyImportOperations } from './company/import-operations.ts';
import { companyInvitationOperations } from './company/invitation-operations.ts';
import { companyJoinOperations } from './company/join-operations.ts';
import { companyLogOperations } from './company/log-operations.ts';
import { companyMembershipOperations } from './company/membership-operations.ts';
import { companyOperations } from './company/operations.ts';
import { companyOrderOperations } from './company/order-operations.ts';
import { companyPathOperations } from './company/path-operations.ts';
import { companyPeopleOperations } from './company/people-operations.ts';
import { companyPurchaseOperations } from './company/purchase-operations.ts';
import { companyReportOperations } from './company/report-operations.ts';
import { companyRoleOperations } from './company/role-operations.ts';
import { corporateAdminOperations } from './corporate/admin-operations.ts';
import { helpOperations } from './help/operations.ts';
import { identityOperations } from './identity/operations.ts';
import { identityAdminOperations } from './identity/admin-operations.ts';
import { credentialAdminOperations } from './credentials/admin-operations.ts';
import { credentialOperations } from './credentials/operations.ts';
import { learningRecordOperations } from './credentials/learning-records.ts';
import { assessmentAdminOperations } from './assessment/admin-operations.ts';
import { resultOperations } from './assessment/result-operations.ts';
import { assessmentOperations } from './assessment/operations.ts';
import { labAdminOperations } from './labs/admin-operations.ts';
import { labOperations } from './labs/operations.ts';
import { learningAdminOperations } from './learning/admin-operations.ts';
import { learningOperations } from './learning/operations.ts';
import { courseStatisticsOperations } from './learning/statistics.ts';
import { workOperations } from './learning/work.ts';
import { liftoffAdminOperations } from './liftoff/admin-operations.ts';
import { liftoffOperations } from './liftoff/operations.ts';
import { mediaAdminOperations } from './media/admin-operations.ts';
import { courseFileOperations } from './media/course-files.ts';
import { mediaOperations } from './media/operations.ts';
import { orderAdminOperations } from './orders/admin-operations.ts';
import { orderOperations } from './orders/operations.ts';
import { privacyOperations } from './privacy/operations.ts';
import { approvalOperations } from './reimbursement/approvals.ts';
import { reimbursementOperations } from './reimbursement/operations.ts';
import { reimbursementAdminOperations } from './reimbursement/admin-operations.ts';
import { reportAdminOperations } from './reports/admin-operations.ts';
import { reportOperations } from './reports/operations.ts';
import { serviceOperations } from './service/operations.ts';
import { passkeyOperations } from './identity/passkey-operations.ts';
import { twoStepOperations } from './identity/two-step.ts';
import { waitlistOperations } from './waitlist/operations.ts';

/** The whole API, by operation id. */
export const operations = {
  ...identityOperations,
  ...deletionOperations,
  ...accountEmailOperations,
  ...emailPreferenceOperations,
  ...twoStepOperations,
  ...passkeyOperations,
  ...identityAdminOperations,
  ...catalogOperations,
  ...lessonBlocksOperations,
  ...courseOutlineOperations,
  ...courseSearchOperations,
  ...catalogAdminOperations,
  ...learningOperations,
  ...workOperations,
  ...learningAdminOperations,
  ...courseStatisticsOperations,
  ...labOperations,
  ...labAdminOperations,
  ...assessmentOperations,
  ...resultOperations,
  ...assessmentAdminOperations,
  ...mediaOperations,
  ...mediaAdminOperations,
  ...courseFileOperations,
  ...reportOperations,
  ...reportAdminOperations,
  ...credentialOperations,
  ...credentialAdminOperations,
  ...learningRecordOperations,
  ...liftoffOperations,
  ...liftoffAdminOperations,
  ...orderOperations,
  ...orderAdminOperations,
  ...reimbursementAdminOperations,
  ...reimbursementOperations,
  ...approvalOperations,
  ...companyAssignmentOperations,
  ...companyGroupOperations,
  ...companyDomainOperations,
  ...companyImportOperations,
  ...companyInvitationOperations,
  ...companyJoinOperations,
  ...companyLogOperations,
  ...companyMembershipOperations,
  ...companyOperations,
  ...companyOrderOperations,
  ...companyPathOperations,
  ...companyPeopleOperations,
  ...companyPurchaseOperations,
  ...companyReportOperations,
  ...companyRoleOperations,
  ...corporateAdminOperations,
  ...corporateDomainOperations,
  ...helpOperations,
  ...waitlistOperations,
  ...contactOperations,
  ...contactAdminOperations,
  ...serviceOperations,
  ...curriculumOperations,
  ...curriculumAdminOperations,
  ...privacyOperations,
};
export type AllOperations = typeof operations;
