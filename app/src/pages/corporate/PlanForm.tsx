import { Card, PlanDocumentForm } from '@redwhiteandcode/design-system';
import { latestAnnualLimit } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import {
  checkPlanDocument,
  planDocumentOf,
} from '@redwhiteandcode/contract/reimbursement/plan-document-rules.ts';
import { unknownPlan } from '@redwhiteandcode/contract/reimbursement/plan-answers.ts';
import { planOf, planValuesOf } from '@redwhiteandcode/contract/reimbursement/plan-rules.ts';
import { employerTermGroups } from '@redwhiteandcode/contract/reimbursement/plan-term-fields.ts';
import { conditionQuestions } from '@redwhiteandcode/contract/reimbursement/policy.ts';
import { toolkitForms } from '@redwhiteandcode/contract/reimbursement/toolkit-rules.ts';
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
        validatePlan={toolkitForms.validate().plan}
        defaultLimit={String(latestAnnualLimit.dollars)}
        defaultPlan={planValuesOf({ ...unknownPlan, has_plan: 'yes' })}
        questions={conditionQuestions}
        terms={employerTermGroups}
        onSubmit={async (values, plan) => {
          try {
            const body = planDocumentOf(values, planOf(plan));
            await savePublicDocument('POST /api/plan-documents', { body }, 'educational-assistance-plan.pdf');
          } catch (error) {
            return toastFormErrors(error, fields);
          }
        }}
      />
    </Card>
  );
}
