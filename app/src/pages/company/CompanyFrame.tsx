import { ButtonLink, CompanyShell, companyRoleLabels, EmptyState } from '@redwhiteandcode/design-system';
import type { Company } from '@redwhiteandcode/contract/company/operations.ts';
import type { User } from '@redwhiteandcode/contract/identity/operations.ts';
import { type ReactNode, useMemo } from 'react';
import { roomHref } from '../../parts/company/addresses.ts';
import { companyCopy } from '../../parts/company/companyCopy.ts';
import { companyMenu, type Room, roomAt } from '../../parts/company/rooms.ts';
import { CompanyOnPage } from '../../parts/company/useCompany.ts';

export interface CompanyFrameProps {
  company: Company;
  user: Pick<User, 'full_name' | 'email'>;
  currentPath: string;
  children: ReactNode;
}

/** The frame of a company's rooms: the menu for the person's role beside the page. A room for other roles stays closed. */
export function CompanyFrame({ company, user, currentPath, children }: CompanyFrameProps): ReactNode {
  const { id, company_name, role } = company;
  const groups = useMemo(() => companyMenu({ id, role }), [id, role]);
  const room = roomAt(id, currentPath);
  return (
    <CompanyOnPage value={company}>
      <CompanyShell
        groups={groups}
        currentPath={currentPath}
        companyName={company_name}
        userName={user.full_name ?? user.email}
        role={role}
        insetBlockStart="4rem"
      >
        {room && !room.roles.includes(role) ? <ClosedRoom room={room} company={company} /> : children}
      </CompanyShell>
    </CompanyOnPage>
  );
}

const copy = companyCopy.closed;

/** Returns 'owners' or 'owners and managers'. */
const namesOf = (roles: Room['roles']): string =>
  new Intl.ListFormat('en-US').format(roles.map((role) => `${companyRoleLabels[role].toLowerCase()}s`));

/** Replaces a page that is not for the person's role. */
function ClosedRoom({
  room,
  company: { id, company_name },
}: {
  room: Room;
  company: Pick<Company, 'id' | 'company_name'>;
}): ReactNode {
  return (
    <EmptyState
      headingLevel={1}
      title={copy.title}
      description={copy.description(namesOf(room.roles), company_name)}
      action={<ButtonLink href={roomHref(id)}>{copy.back}</ButtonLink>}
    />
  );
}
