import {
  AdminTablePage,
  type AdminTablePageProps,
  Button,
  CompanyGroupsTable,
  type CompanyGroupsTableProps,
  Icon,
  icons,
  Pagination,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import type { ListPages } from '../../../parts/company/usePages.ts';
import { groupsCopy as copy } from './groupsCopy.ts';

export interface CompanyGroupsPageProps extends Omit<CompanyGroupsTableProps, 'isFiltered'> {
  search: Pick<NonNullable<AdminTablePageProps['search']>, 'value' | 'onChange'>;
  pages?: ListPages | undefined;
  /** Opens the dialog that creates a group; undefined if the caller may not. */
  onCreate?: (() => void) | undefined;
}

/** The groups of a company by name. */
export function CompanyGroupsPage({ search, pages, onCreate, ...table }: CompanyGroupsPageProps): ReactNode {
  return (
    <AdminTablePage
      title={copy.title}
      subtitle={copy.subtitle}
      search={{ ...search, placeholder: copy.search }}
      actions={
        onCreate && (
          <Button iconStart={<Icon icon={icons.plus} />} onPress={onCreate}>
            {copy.create}
          </Button>
        )
      }
    >
      <CompanyGroupsTable {...table} isFiltered={search.value.trim() !== ''} />
      {pages && <Pagination {...pages} />}
    </AdminTablePage>
  );
}
