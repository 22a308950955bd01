import {
  AdminTablePage,
  ButtonLink,
  Icon,
  icons,
  Pagination,
  PathsTable,
  type PathsTableProps,
} from '@redwhiteandcode/design-system';
import type { CompanyPath } from '@redwhiteandcode/contract/company/path-operations.ts';
import type { ReactNode } from 'react';
import { pathsHref } from '../../../parts/company/addresses.ts';
import type { ListPages } from '../../../parts/company/usePages.ts';
import { pathsCopy as copy } from './pathsCopy.ts';

export interface CompanyPathsPageProps extends Omit<PathsTableProps, 'rows'> {
  companyId: string;
  paths: readonly CompanyPath[];
  pages?: ListPages | undefined;
  /** Whether the person may create paths. */
  canCreate: boolean;
}

/** The paths of a company. */
export function CompanyPathsPage({
  companyId,
  paths,
  pages,
  canCreate,
  ...table
}: CompanyPathsPageProps): ReactNode {
  return (
    <AdminTablePage
      title={copy.title}
      subtitle={copy.subtitle}
      actions={
        canCreate && (
          <ButtonLink href={pathsHref(companyId, 'new')} iconStart={<Icon icon={icons.plus} />}>
            {copy.create}
          </ButtonLink>
        )
      }
    >
      <PathsTable {...table} rows={paths.map((path) => ({ ...path, href: pathsHref(companyId, path.id) }))} />
      {pages && <Pagination {...pages} />}
    </AdminTablePage>
  );
}
