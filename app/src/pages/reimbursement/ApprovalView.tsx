import { toast, type ToolkitFile } from '@redwhiteandcode/design-system';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import type { EmployerApproval } from '@redwhiteandcode/contract/reimbursement/approvals.ts';
import type { EmployerDecision } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { toolkitFileName } from '@redwhiteandcode/contract/reimbursement/toolkit-file-name.ts';
import { decisionOf } from '@redwhiteandcode/contract/reimbursement/decision-rules.ts';
import { type ReactNode, useState } from 'react';
import { ApiError, callPublic } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { fieldsOf } from '../../shell/forms/fieldsOf.ts';
import { savePublicDocument } from '../../shell/downloads/saveDocument.ts';
import { useRequestKey } from '../../shell/api/useRequestKey.ts';
import { employerApprovalCopy as copy } from './employerApprovalCopy.ts';
import { EmployerApprovalPage } from './EmployerApprovalPage.tsx';

export interface ApprovalViewProps {
  token: string;
  approval: EmployerApproval;
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

/** The page of a request with its actions: documents, the decision, and questions. */
export function ApprovalView({ token, approval }: ApprovalViewProps): ReactNode {
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
