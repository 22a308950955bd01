import {
  AdminTablePage,
  type AdminTablePageProps,
  Button,
  CompanyPeopleTable,
  type CompanyPeopleTableProps,
  Icon,
  icons,
  ButtonLink,
  Pagination,
  type PaginationProps,
  personStates,
  Select,
} from '@redwhiteandcode/design-system';
import type { Company } from '@redwhiteandcode/contract/company/operations.ts';
import type { CompanyPerson } from '@redwhiteandcode/contract/company/people-operations.ts';
import type { PersonState } from '@redwhiteandcode/contract/company/person-states.ts';
import type { ReactNode } from 'react';
import { importHref, peopleHref } from '../../../parts/company/addresses.ts';
import { companyPeopleCopy as copy } from './companyPeopleCopy.ts';

export interface CompanyPeoplePageProps
  extends Pick<CompanyPeopleTableProps, 'isLoading' | 'isUpdating' | 'error' | 'onRetry' | 'onAction'> {
  company: Company;
  people: readonly CompanyPerson[];
  search: Pick<NonNullable<AdminTablePageProps['search']>, 'value' | 'onChange'>;
  /** Undefined if all people are on the page. */
  pages?: Omit<PaginationProps, 'pageSize' | 'onPageSizeChange' | 'pageSizes'> | undefined;
  /** The state by which the list is filtered; '' for none. */
  state: PersonState | '';
  onStateChange: (state: PersonState | '') => void;
  /** Opens the dialog that invites a person; undefined for somebody who may not. */
  onInvite?: (() => void) | undefined;
}

const options = [{ value: '', label: copy.filter.all }, ...personStates];

/** The people of a company with the states of their invitations. */
export function CompanyPeoplePage({
  company,
  people,
  search,
  pages,
  state,
  onStateChange,
  onInvite,
  ...table
}: CompanyPeoplePageProps): ReactNode {
  const canImport = company.role !== 'viewer';
  const [used, bought] = [company.seats_used, company.seats_purchased].map((count) =>
    count.toLocaleString('en-US'),
  );
  return (
    <AdminTablePage
      title={copy.title}
      subtitle={copy.subtitle(used ?? '', bought ?? '')}
      search={{ ...search, placeholder: copy.search }}
      filters={
        <Select
          label={copy.filter.label}
          options={options}
          value={state}
          onChange={(chosen) => onStateChange(chosen as PersonState | '')}
        />
      }
      actions={
        (onInvite || canImport) && (
          <>
            {canImport && (
              <ButtonLink href={importHref(company.id)} variant="neutral">
                {copy.import}
              </ButtonLink>
            )}
            {onInvite && (
              <Button iconStart={<Icon icon={icons.plus} />} onPress={onInvite}>
                {copy.invite.button}
              </Button>
            )}
          </>
        )
      }
    >
      <CompanyPeopleTable
        {...table}
        isFiltered={state !== '' || search.value.trim() !== ''}
        rows={people.map((person) => ({ ...person, href: peopleHref(company.id, person.id) }))}
      />
      {pages && <Pagination {...pages} />}
    </AdminTablePage>
  );
}
