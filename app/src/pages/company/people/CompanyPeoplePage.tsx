import {
  Button,
  ButtonLink,
  CompanyPeopleTable,
  type CompanyPeopleTableProps,
  Icon,
  icons,
} from '@redwhiteandcode/design-system';
import type { Company } from '@redwhiteandcode/contract/company/operations.ts';
import type { CompanyPerson } from '@redwhiteandcode/contract/company/people-operations.ts';
import type { ReactNode } from 'react';
import { type AdminList, AdminListPage } from '../../../parts/admin/AdminListPage.tsx';
import { importHref, peopleHref } from '../../../parts/company/addresses.ts';
import { companyPeopleCopy as copy } from './companyPeopleCopy.ts';

export interface CompanyPeoplePageProps extends Pick<CompanyPeopleTableProps, 'onAction'> {
  company: Company;
  list: AdminList<CompanyPerson>;
  /** Opens the dialog that invites a person; undefined if the caller may not. */
  onInvite?: (() => void) | undefined;
}

/** The people of a company with the states of their invitations. */
export function CompanyPeoplePage({ company, list, onAction, onInvite }: CompanyPeoplePageProps): ReactNode {
  const canImport = company.role !== 'viewer';
  const [used, bought] = [company.seats_used, company.seats_purchased].map((count) =>
    count.toLocaleString('en-US'),
  );
  const { rows, ...table } = list.table;
  return (
    <AdminListPage
      list={list}
      copy={{ ...copy, subtitle: copy.subtitle(used ?? '', bought ?? '') }}
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
        isSortable={company.role !== 'manager'}
        isFiltered={list.place.q !== '' || list.place.states['state'] !== undefined}
        onAction={onAction}
        rows={rows.map((person) => ({ ...person, href: peopleHref(company.id, person.id) }))}
      />
    </AdminListPage>
  );
}
