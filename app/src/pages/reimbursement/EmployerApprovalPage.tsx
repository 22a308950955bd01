import {
  Alert,
  EmployerDecisionPanel,
  type EmployerDecisionPanelProps,
  EmployerRequest,
  Heading,
  Link,
  Section,
  Stack,
  Text,
  ToolkitDocuments,
  type ToolkitDocumentsProps,
} from '@redwhiteandcode/design-system';
import { dateOf, withDays } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { brandLine } from '@redwhiteandcode/contract/deployment/company.ts';
import { statementsOf } from '@redwhiteandcode/contract/assessment/statements.ts';
import { studyTimeText, studyWords } from '@redwhiteandcode/contract/course/statements.ts';
import {
  checkDecision,
  checkQuestion,
  decidedByHr,
  earlierDecisionText,
} from '@redwhiteandcode/contract/reimbursement/employer-decision.ts';
import type { EmployerApproval } from '@redwhiteandcode/contract/reimbursement/approvals.ts';
import { centsOf } from '@redwhiteandcode/contract/text/typed-numbers.ts';
import type { ReactNode } from 'react';
import { employerApprovalCopy as copy } from './employerApprovalCopy.ts';
import { companyFacts } from '../../parts/help/supportCopy.ts';
import { Part } from '../../shell/frame/Part.tsx';

export interface EmployerApprovalPageProps
  extends Pick<EmployerDecisionPanelProps, 'decision' | 'onDecide' | 'onAsk'>,
    Pick<ToolkitDocumentsProps, 'pendingFile' | 'onDownload'> {
  approval: EmployerApproval;
}

/** Returns a request with the dates and the hours that its documents show. */
const requestOf = ({ course, progress, ...approval }: EmployerApproval) => ({
  ...withDays(approval, { paid_at: 'paid' }),
  course: { ...course, study_time: course.hours === null ? null : studyTimeText(course.hours) },
  progress: progress && withDays(progress, { enrolled_at: 'enrolled', completed_at: 'completed' }),
});

const brand = brandLine(companyFacts);

/** The page on which an employer sees and decides a request. */
export function EmployerApprovalPage({ approval, ...props }: EmployerApprovalPageProps): ReactNode {
  const { certificate } = approval;
  // The decision is with the response.
  const documents = approval.documents.filter((document) => document !== 'decision');
  return (
    <Section width="md">
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1} size="display">
            {copy.title}
          </Heading>
          <Text>
            {copy.lead(
              approval.employee_name,
              approval.is_paid_for,
              dateOf('linkExpires', approval.expires_at),
            )}
            {brand && ` ${brand}`}
          </Text>
        </Stack>
        {approval.earlier_decisions.map((earlier) => (
          <Alert key={earlier.decided_at} tone="warning" title={copy.earlier}>
            {earlierDecisionText(earlier)}
          </Alert>
        ))}
        <EmployerRequest
          request={requestOf(approval)}
          provider={companyFacts.legalName}
          statements={statementsOf(certificate?.result?.pass_percent ?? approval.course.pass_percent)}
          words={studyWords}
        />
        {(documents.length > 0 || props.decision === null) && (
          <Part id="request-documents" title={copy.documentsTitle}>
            {documents.length === 0 ? (
              <Text>{copy.documentsNone}</Text>
            ) : (
              <ToolkitDocuments
                available={documents}
                hasCertificate={certificate !== null}
                pendingFile={props.pendingFile}
                onDownload={props.onDownload}
              />
            )}
          </Part>
        )}
        <Part id="request-decision" title={copy.decisionTitle}>
          <EmployerDecisionPanel
            decision={props.decision}
            askedCents={approval.price_cents}
            isInWriting={approval.decides_as === 'employer_email'}
            refusal={approval.decides_as === null ? decidedByHr : undefined}
            onDecide={props.onDecide}
            validateDecision={checkDecision(approval.price_cents)}
            centsOf={centsOf}
            onDownload={() => props.onDownload('decision')}
            isDownloading={props.pendingFile === 'decision'}
            onAsk={props.onAsk}
            validateQuestion={checkQuestion}
          />
        </Part>
        <Part id="request-plan" title={copy.noPlan} text={copy.noPlanText}>
          <Text>
            <Link href="/corporate#plan-document">{copy.noPlanLink}</Link>
          </Text>
        </Part>
      </Stack>
    </Section>
  );
}
