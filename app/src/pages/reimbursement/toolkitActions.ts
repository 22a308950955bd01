import type {
  EmployerLinkTerms,
  FormErrors,
  OutcomeFields,
  ToolkitDraft,
} from '@redwhiteandcode/design-system';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import type { CapMeter, Toolkit } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { planOf } from '@redwhiteandcode/contract/reimbursement/plan-rules.ts';
import { outcomeBodyOf, toolkitFactsOf } from '@redwhiteandcode/contract/reimbursement/toolkit-rules.ts';
import { ApiError, callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { fieldsOf } from '../../shell/forms/fieldsOf.ts';
import { reimbursementCopy as copy } from './reimbursementCopy.ts';
import { sendLetter } from '../../shell/uploads/sendFile.ts';

/** The result of a write: what to show now, and the errors of the form. */
export interface WriteResult<Field extends string> {
  toolkit?: Toolkit | undefined;
  errors?: FormErrors<Field> | undefined;
}

const currentOf = (error: unknown, type: string): Toolkit | undefined =>
  error instanceof ApiError && error.problem.type === type
    ? (error.problem['current'] as Toolkit)
    : undefined;

function failureOf<Field extends string>(error: unknown, names: readonly Field[]): WriteResult<Field> {
  const toolkit = currentOf(error, problemTypes.staleChange);
  if (toolkit) return { toolkit, errors: { form: copy.stale } };
  const fields = error instanceof ApiError ? fieldsOf(error, names) : undefined;
  return { errors: fields ? { fields } : { form: errorMessageOf(error) } };
}

const draftFields = [
  'course_id',
  'employer_name',
  'hr_name',
  'hr_email',
  'employee_number',
  'plan_year',
  'pay_date',
] as const satisfies readonly (keyof ToolkitDraft)[];

const factsOf = (draft: ToolkitDraft) => ({ ...toolkitFactsOf(draft), plan: planOf(draft) });

/** Makes the toolkit of a course; if there is one already, returns that. */
export async function createToolkit(
  draft: ToolkitDraft,
  idempotencyKey: string,
): Promise<WriteResult<keyof ToolkitDraft>> {
  try {
    const body = { ...factsOf(draft), course_id: draft.course_id };
    return { toolkit: await callSignedIn('POST /api/reimbursement-toolkits', { body, idempotencyKey }) };
  } catch (error) {
    const toolkit = currentOf(error, problemTypes.toolkitExists);
    return toolkit ? { toolkit } : failureOf(error, draftFields);
  }
}

/** Changes the facts of a toolkit. */
export async function changeToolkit(
  { id, version }: Toolkit,
  draft: ToolkitDraft,
): Promise<WriteResult<keyof ToolkitDraft>> {
  try {
    return {
      toolkit: await callSignedIn('PUT /api/reimbursement-toolkits/{toolkitId}', {
        path: { toolkitId: id },
        body: { ...factsOf(draft), version },
        idempotencyKey: crypto.randomUUID(),
      }),
    };
  } catch (error) {
    return failureOf(error, draftFields);
  }
}

/** Records the outcome of a toolkit, with the letter of a denial. */
export async function recordOutcome(
  { id: toolkitId, version }: Toolkit,
  outcome: OutcomeFields,
  letter: File | null,
): Promise<WriteResult<keyof OutcomeFields>> {
  const path = { toolkitId };
  try {
    const letter_upload_key =
      letter &&
      (await sendLetter(letter, (body) =>
        callSignedIn('POST /api/reimbursement-toolkits/{toolkitId}/denial-letters', { path, body }),
      ));
    return {
      toolkit: await callSignedIn('POST /api/reimbursement-toolkits/{toolkitId}/outcome', {
        path,
        body: { version, ...outcomeBodyOf(outcome), letter_upload_key },
        idempotencyKey: crypto.randomUUID(),
      }),
    };
  } catch (error) {
    return failureOf(error, ['status', 'date']);
  }
}

/** Creates the employer's link. Throws an Error with a message for the user. */
export async function createLink(toolkitId: string, body: EmployerLinkTerms) {
  try {
    return await callSignedIn('POST /api/reimbursement-toolkits/{toolkitId}/approval-link', {
      path: { toolkitId },
      body,
      idempotencyKey: crypto.randomUUID(),
    });
  } catch (error) {
    throw new Error(errorMessageOf(error), { cause: error });
  }
}

/** Revokes the employer's link. Throws an Error with a message for the user. */
export async function revokeLink(toolkitId: string): Promise<Toolkit> {
  try {
    return await callSignedIn('DELETE /api/reimbursement-toolkits/{toolkitId}/approval-link', {
      path: { toolkitId },
      idempotencyKey: crypto.randomUUID(),
    });
  } catch (error) {
    throw new Error(errorMessageOf(error), { cause: error });
  }
}

/** Declares other assistance for the year of a cap. */
export async function declareAssistance(
  { year, version }: CapMeter,
  declared_cents: number,
): Promise<{ cap?: CapMeter; errors?: FormErrors<'amount'> }> {
  try {
    const body = { year, version, declared_cents };
    const idempotencyKey = crypto.randomUUID();
    return { cap: await callSignedIn('PUT /api/reimbursement-toolkits/cap', { body, idempotencyKey }) };
  } catch (error) {
    const isStale = error instanceof ApiError && error.problem.type === problemTypes.staleChange;
    if (isStale) return { cap: error.problem['current'] as CapMeter, errors: { form: error.message } };
    return { errors: { form: errorMessageOf(error) } };
  }
}
