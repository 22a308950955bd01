import {
  Badge,
  ButtonLink,
  Card,
  companyRoleLabels,
  Heading,
  Icon,
  icons,
  Inline,
  Link,
  Section,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { roomHref } from '../../parts/company/addresses.ts';
import type { OwnCompany } from '../../parts/company/useOwnCompanies.ts';
import { PageHeading } from '../../shell/frame/PageHeading.tsx';
import { companiesCopy as copy } from './companiesCopy.ts';

export interface CompaniesPageProps {
  companies: readonly OwnCompany[];
}

/** The companies of somebody with a role in several, or what a company gets for somebody without a role in one. */
export function CompaniesPage({ companies }: CompaniesPageProps): ReactNode {
  return (
    <Section width="sm">{companies.length > 0 ? <Choice companies={companies} /> : <NoCompany />}</Section>
  );
}

function Choice({ companies }: CompaniesPageProps): ReactNode {
  return (
    <Stack gap={24}>
      <PageHeading title={copy.title} description={copy.choose} />
      <Stack gap={12}>
        {companies.map(({ id, company_name, role }) => (
          <Card key={id}>
            <Inline gap={12} justify="between">
              <Heading level={2} size="sm">
                <Link href={roomHref(id)}>{company_name}</Link>
              </Heading>
              <Badge>{companyRoleLabels[role]}</Badge>
            </Inline>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

function NoCompany(): ReactNode {
  const { title, lead, gets, invited, link } = copy.none;
  return (
    <Stack gap={24}>
      <PageHeading title={title} description={lead} />
      <Card>
        <Stack as="ul" gap={12}>
          {gets.map((line) => (
            <Inline key={line} as="li" gap={12} align="start" isWrapping={false}>
              <Icon icon={icons.check} />
              <span>{line}</span>
            </Inline>
          ))}
        </Stack>
      </Card>
      <div>
        <ButtonLink href="/corporate">{link}</ButtonLink>
      </div>
      <Text tone="muted">{invited}</Text>
    </Stack>
  );
}
