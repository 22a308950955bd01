import { Card, PlanDocumentForm } from '@redwhiteandcode/design-system';
import { latestAnnualLimit } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import {
  checkPlanDocument,
  planDocumentOf,
} from '@redwhiteandcode/contract/reimbursement/plan-document-rules.ts';
import type { ReactNode } from 'react';
import { savePublicDocument } from '../../shell/downloads/saveDocument.ts';
import { toastFormErrors } from '../../shell/forms/formErrors.ts';

const fields = ['company_name', 'plan_name', 'effective_on', 'eligibility'] as const;

/** The form of a plan document, which downloads the draft. */
export default function PlanForm(): ReactNode {
  return (
    <Card padding="lg">
      <PlanDocumentForm
        validate={checkPlanDocument}
        defaultLimit={String(latestAnnualLimit.dollars)}
        onSubmit={async (values) => {
          try {
            const body = planDocumentOf(values);
            await savePublicDocument('POST /api/plan-documents', { body }, 'educational-assistance-plan.pdf');
          } catch (error) {
            return toastFormErrors(error, fields);
          }
        }}
      />
    </Card>
  );
}
