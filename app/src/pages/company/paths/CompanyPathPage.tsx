import {
  AdminTablePage,
  Breadcrumbs,
  ButtonLink,
  Card,
  PathForm,
  type PathFormProps,
  Stack,
} from '@redwhiteandcode/design-system';
import type { CompanyPath } from '@redwhiteandcode/contract/company/path-operations.ts';
import type { ReactNode } from 'react';
import { assignmentsHref, pathsHref } from '../../../parts/company/addresses.ts';
import { pathsCopy as copy } from './pathsCopy.ts';

export interface CompanyPathPageProps {
  companyId: string;
  /** The path; undefined for a new one. */
  path: CompanyPath | undefined;
  /** The form; undefined if the caller may only view it. */
  form?: Pick<PathFormProps, 'courses' | 'validate' | 'onSave'> | undefined;
  /** Whether the person may assign the path. */
  canAssign?: boolean | undefined;
}

/** A new or existing path of a company. Shows its form, or only its courses if the caller may not change it. */
export function CompanyPathPage({
  companyId,
  path,
  form,
  canAssign = false,
}: CompanyPathPageProps): ReactNode {
  const title = path?.name ?? copy.new.title;
  const { assigned, none } = copy.edit;
  const subtitle = path ? (path.assignments > 0 ? assigned(path.assignments) : none) : copy.new.subtitle;
  return (
    <Stack gap={16}>
      <Breadcrumbs items={[{ label: copy.title, href: pathsHref(companyId) }, { label: title }]} />
      <AdminTablePage
        title={title}
        subtitle={subtitle}
        actions={
          path &&
          canAssign && (
            <ButtonLink
              href={`${assignmentsHref(companyId, 'new')}?path=${encodeURIComponent(path.id)}`}
              variant="neutral"
            >
              {copy.assign}
            </ButtonLink>
          )
        }
      >
        {form ? (
          <PathForm
            {...form}
            values={path ?? { name: '', courses: [] }}
            saveLabel={path ? copy.save : copy.create}
          />
        ) : (
          <Card>
            <ol>
              {path?.courses.map((course) => (
                <li key={course.id}>{course.title}</li>
              ))}
            </ol>
          </Card>
        )}
      </AdminTablePage>
    </Stack>
  );
}
