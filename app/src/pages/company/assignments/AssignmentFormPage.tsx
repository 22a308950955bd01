import {
  AdminTablePage,
  AssignmentChanges,
  type AssignmentChangesProps,
  AssignmentForm,
  type AssignmentFormProps,
  Breadcrumbs,
  Stack,
} from '@redwhiteandcode/design-system';
import type { AssignmentPreview } from '@redwhiteandcode/contract/company/assignment-operations.ts';
import type { ReactNode } from 'react';
import { assignmentsHref } from '../../../parts/company/addresses.ts';
import { changedPeople, changesOf } from './assignmentForm.ts';
import { assignmentsCopy as copy } from './assignmentsCopy.ts';

export interface AssignmentFormPageProps extends AssignmentFormProps {
  companyId: string;
  /** The effects of saving; undefined before the preview. */
  preview: AssignmentPreview | undefined;
  review: Pick<AssignmentChangesProps, 'isStale' | 'onSave' | 'isSaving' | 'headingRef'>;
}

/** The form that creates or changes an assignment, followed by the preview of its effects. */
export function AssignmentFormPage({
  companyId,
  preview,
  review,
  ...form
}: AssignmentFormPageProps): ReactNode {
  const isNew = form.subject === undefined;
  const { title, subtitle } = isNew ? copy.new : copy.edit;
  return (
    <Stack gap={16}>
      <Breadcrumbs items={[{ label: copy.title, href: assignmentsHref(companyId) }, { label: title }]} />
      <AdminTablePage title={title} subtitle={subtitle}>
        <AssignmentForm {...form} />
        {preview && (
          <AssignmentChanges
            {...review}
            changes={changesOf(preview)}
            people={changedPeople(preview)}
            saveLabel={isNew ? copy.new.save(preview) : copy.edit.save}
          />
        )}
      </AdminTablePage>
    </Stack>
  );
}
