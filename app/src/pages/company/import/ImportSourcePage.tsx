import {
  AdminTablePage,
  Breadcrumbs,
  Card,
  Heading,
  ImportSource,
  type ImportSourceProps,
  Inline,
  Link,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Import } from '@redwhiteandcode/contract/company/import-operations.ts';
import { peopleLimits } from '@redwhiteandcode/contract/company/people-rules.ts';
import type { ReactNode } from 'react';
import { importHref, peopleHref } from '../../../parts/company/addresses.ts';
import { importCopy as copy } from './importCopy.ts';

/** The way back from a page of the import to the people. */
export const ImportTrail = ({ companyId }: { companyId: string }): ReactNode => (
  <Breadcrumbs items={[{ label: copy.people, href: peopleHref(companyId) }, { label: copy.title }]} />
);

export interface ImportSourcePageProps extends Omit<ImportSourceProps, 'maxSize'> {
  companyId: string;
  /** The latest imports. */
  recent: readonly Import[];
}

/** Takes a list of people, and leads to the latest imports. */
export function ImportSourcePage({ companyId, recent, ...source }: ImportSourcePageProps): ReactNode {
  return (
    <Stack gap={16}>
      <ImportTrail companyId={companyId} />
      <AdminTablePage title={copy.title} subtitle={copy.subtitle.source}>
        <ImportSource {...source} maxSize={peopleLimits.bytes} />
        {recent.length > 0 && (
          <Card>
            <Stack gap={12}>
              <Heading level={2}>{copy.recent}</Heading>
              {recent.map(({ id, created_at, by, rows }) => (
                <Inline key={id} gap={8}>
                  <Link href={importHref(companyId, id)}>{dateOf('history', created_at)}</Link>
                  <Text as="span" tone="muted">
                    {[copy.recentOf(rows), by].filter(Boolean).join(', ')}
                  </Text>
                </Inline>
              ))}
            </Stack>
          </Card>
        )}
      </AdminTablePage>
    </Stack>
  );
}
