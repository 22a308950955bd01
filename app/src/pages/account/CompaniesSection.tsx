import { AccountSection, ButtonLink } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { companiesHref, membershipsHref, roomHref } from '../../parts/company/addresses.ts';
import { type OwnCompany, useOwnCompanies } from '../../parts/company/useOwnCompanies.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { accountCopy } from './accountCopy.ts';

const copy = accountCopy.companies;

/** The way to the user's company, or to the choice of one; nothing without a role in a company. */
export function CompaniesSection(): ReactNode {
  return <CompanyLinks companies={useOwnCompanies().data ?? []} />;
}

/** The link to the only company, or to the choice of one. */
export function CompanyLinks({
  companies: [first, second],
}: {
  companies: readonly OwnCompany[];
}): ReactNode {
  if (!first) return null;
  return (
    <AccountSection title={copy.title} description={copy.description}>
      <div>
        <ButtonLink href={second ? companiesHref : roomHref(first.id)} variant="neutral">
          {second ? copy.choose : copy.open(first.company_name)}
        </ButtonLink>
      </div>
    </AccountSection>
  );
}

/** The link to the page about what companies see of the user. Renders nothing if the user belongs to no company. */
export function MembershipsSection(): ReactNode {
  const { data } = useSessionQuery('GET /api/me/memberships', { query: { limit: 1 } });
  return data?.items.length ? <MembershipsLink /> : null;
}

/** The link to the page about what companies see of the user. */
export function MembershipsLink(): ReactNode {
  const { title, description, link } = accountCopy.memberships;
  return (
    <AccountSection title={title} description={description}>
      <div>
        <ButtonLink href={membershipsHref} variant="neutral">
          {link}
        </ButtonLink>
      </div>
    </AccountSection>
  );
}
