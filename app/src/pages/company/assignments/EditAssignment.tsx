import { type AssignmentValues, toast, zoneText } from '@redwhiteandcode/design-system';
import type {
  AssignmentPreview,
  AssignmentRule,
  CompanyAssignment,
} from '@redwhiteandcode/contract/company/assignment-operations.ts';
import type { Company } from '@redwhiteandcode/contract/company/operations.ts';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useRefetch } from '../../../parts/admin/useAdminQuery.ts';
import { assignmentsHref } from '../../../parts/company/addresses.ts';
import { assignmentKeys } from '../../../parts/company/changedKeys.ts';
import { useCourses } from '../../../parts/company/useCourses.ts';
import { useGroupSource } from '../../../parts/company/useGroupSource.ts';
import { usePeopleSource } from '../../../parts/company/usePeopleSource.ts';
import { ApiError, callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useRequestKey } from '../../../shell/api/useRequestKey.ts';
import { useSessionList } from '../../../shell/api/useSessionQuery.ts';
import { toastResult } from '../../../shell/forms/formErrors.ts';
import { AssignmentFormPage } from './AssignmentFormPage.tsx';
import { checkAssignment, refusedFields, ruleOf } from './assignmentForm.ts';
import { assignmentsCopy as copy } from './assignmentsCopy.ts';

export interface EditAssignmentProps {
  company: Company;
  initial: AssignmentValues;
  /** The assignment to change; without it, one is created. */
  assignment?: CompanyAssignment | undefined;
}

const everyAudience = ['groups', 'people', 'everyone'] as const;

/** Returns the form of an assignment, which previews the effects of saving and saves only what was previewed. */
export function EditAssignment({ company, initial, assignment }: EditAssignmentProps): ReactNode {
  const { id: companyId, role, time_zone } = company;
  const [values, setValues] = useState(initial);
  const [previewed, setPreviewed] = useState<{ preview: AssignmentPreview; rule: string }>();
  const [isSaving, setIsSaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const refetch = useRefetch(assignmentKeys);
  const calls = useCalls(companyId, assignment?.id);
  const courses = useCourses();
  const { data: paths = [] } = useSessionList('GET /api/company/{companyId}/paths', { path: { companyId } });

  const preview = async () => {
    const rule = ruleOf(values);
    try {
      const found = await calls.preview(rule);
      flushSync(() => setPreviewed({ preview: found, rule: JSON.stringify(rule) }));
      heading.current?.focus();
      return undefined;
    } catch (error) {
      const fields = error instanceof ApiError ? refusedFields(error, values) : undefined;
      return fields ? { fields } : { form: errorMessageOf(error) };
    }
  };

  const save = async () => {
    if (!previewed) return;
    setIsSaving(true);
    try {
      const saved = await calls.save({ ...ruleOf(values), mark: previewed.preview.mark });
      toast({ title: assignment ? copy.edit.done : copy.new.done, tone: 'success' });
      await refetch();
      void navigate(assignmentsHref(companyId, saved.id));
    } catch (error) {
      toastResult({ title: errorMessageOf(error), tone: 'danger' });
      // The company has changed since the preview.
      await preview();
    }
    setIsSaving(false);
  };

  return (
    <AssignmentFormPage
      companyId={companyId}
      subject={assignment?.title}
      values={values}
      onChange={setValues}
      choices={{
        courses: courses.map(({ id, title }) => ({ value: id, label: title })),
        paths: paths.map(({ id, name }) => ({ value: id, label: name })),
        audiences: role === 'owner' ? everyAudience : ['groups'],
        groups: useGroupSource(companyId),
        people: usePeopleSource(companyId),
      }}
      dayNote={copy.dayNote(zoneText(time_zone))}
      validate={() => checkAssignment(values)}
      onPreview={preview}
      preview={previewed?.preview}
      review={{
        isStale: previewed !== undefined && previewed.rule !== JSON.stringify(ruleOf(values)),
        onSave: () => void save(),
        isSaving,
        headingRef: heading,
      }}
    />
  );
}

/** Returns the calls that preview and save a new assignment, or a change of one. */
function useCalls(companyId: string, assignmentId: string | undefined) {
  const keyOf = useRequestKey();
  const path = { companyId };
  if (assignmentId === undefined) {
    return {
      preview: (body: AssignmentRule) =>
        callSignedIn('POST /api/company/{companyId}/assignments/preview', { path, body }),
      save: (body: AssignmentRule & { mark: string }) =>
        callSignedIn('POST /api/company/{companyId}/assignments', {
          path,
          body,
          idempotencyKey: keyOf(body),
        }),
    };
  }
  const one = { companyId, assignmentId };
  return {
    preview: (body: AssignmentRule) =>
      callSignedIn('POST /api/company/{companyId}/assignments/{assignmentId}/preview', { path: one, body }),
    save: (body: AssignmentRule & { mark: string }) =>
      callSignedIn('PUT /api/company/{companyId}/assignments/{assignmentId}', { path: one, body }),
  };
}
