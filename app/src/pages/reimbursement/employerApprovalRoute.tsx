import { type ReactNode, useState } from 'react';
import { toast, type ToolkitFile } from '@redwhiteandcode/design-system';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import type { EmployerApproval } from '@redwhiteandcode/contract/reimbursement/approvals.ts';
import type { EmployerDecision } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { toolkitFileName } from '@redwhiteandcode/contract/reimbursement/toolkit-file-name.ts';
import { decisionOf } from '@redwhiteandcode/contract/reimbursement/employer-decision.ts';
import { usePublicQuery } from '../../shell/api/usePublicQuery.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { employerApprovalCopy as copy } from './employerApprovalCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { PageLoading } from '../../shell/frame/PageLoading.tsx';
import { FailurePage, NotFoundPage } from '../../shell/frame/FailurePage.tsx';
import type { Route } from './+types/employerApprovalRoute.ts';
import { ApiError, callPublic } from '../../shell/api/client.ts';
import { fieldsOf } from '../../shell/forms/fieldsOf.ts';
import { savePublicDocument } from '../../shell/downloads/saveDocument.ts';
import { useRequestKey } from '../../shell/api/useRequestKey.ts';
import { EmployerApprovalPage } from './EmployerApprovalPage.tsx';

export const meta = () =>
  pageMeta({
    title: copy.title,
    description: copy.description,
    // Without the token, which must not appear in a canonical link.
    path: '/employer-approval',
    isPrivate: true,
  });

export default function EmployerApprovalRoute({ params: { token } }: Route.ComponentProps): ReactNode {
  const { data, error, retry } = usePublicQuery('GET /api/employer-approvals/{token}', {
    path: { token },
  });
  if (data) return <ApprovalView key={token} token={token} approval={data} />;
  if (error?.status === 404) {
    return (
      <NotFoundPage
        title={copy.invalid}
        description={error.message}
        homeHref="/section-127-resources"
        homeLabel={copy.home}
      />
    );
  }
  if (error) {
    return <FailurePage title={copy.failure} description={errorMessageOf(error)} onRetry={retry} />;
  }
  return <PageLoading title={copy.title} label={copy.loading} />;
}

interface ApprovalViewProps {
  token: string;
  approval: EmployerApproval;
}

/** The page of a request with its actions: documents, the decision, and questions. */
function ApprovalView({ token, approval }: ApprovalViewProps): ReactNode {
  const [made, setMade] = useState<EmployerDecision>();
  const [pendingFile, setPendingFile] = useState<ToolkitFile>();
  const decisionKey = useRequestKey();
  const questionKey = useRequestKey();
  const path = { token };
  const download = async (document: ToolkitFile) => {
    setPendingFile(document);
    try {
      const key = 'GET /api/employer-approvals/{token}/documents/{document}';
      await savePublicDocument(
        key,
        { path: { token, document } },
        `${toolkitFileName(document, approval.certificate !== null)}.pdf`,
      );
    } catch (error) {
      toast({ title: copy.downloadFailed, description: errorMessageOf(error), tone: 'danger' });
    } finally {
      setPendingFile(undefined);
    }
  };
  return (
    <EmployerApprovalPage
      approval={approval}
      decision={made ?? approval.decision}
      pendingFile={pendingFile}
      onDownload={(file) => void download(file)}
      onDecide={async (values) => {
        try {
          const key = 'POST /api/employer-approvals/{token}/decision';
          const body = decisionOf(values);
          setMade(await callPublic(key, { path, body, idempotencyKey: decisionKey(body) }));
          return undefined;
        } catch (error) {
          const first = error instanceof ApiError && error.problem.type === problemTypes.alreadyDecided;
          if (first) setMade(error.problem['current'] as EmployerDecision);
          return decisionFailure(error);
        }
      }}
      onAsk={async (body) => {
        try {
          const key = 'POST /api/employer-approvals/{token}/question';
          await callPublic(key, { path, body, idempotencyKey: questionKey(body) });
          return undefined;
        } catch (error) {
          return failureOf(error, ['question']);
        }
      }}
    />
  );
}

const failureOf = <Field extends string>(error: unknown, names: readonly Field[]) => {
  const fields = error instanceof ApiError ? fieldsOf(error, names) : undefined;
  return fields ? { fields } : { form: errorMessageOf(error) };
};

/** Returns the errors of a refused decision, by the names of the form's fields. */
function decisionFailure(error: unknown) {
  const failure = failureOf(error, ['decision', 'name', 'title', 'amount_cents', 'comment']);
  if (!('fields' in failure)) return failure;
  const { amount_cents: amount, ...fields } = failure.fields;
  return { fields: { ...fields, ...(amount !== undefined && { amount }) } };
}
