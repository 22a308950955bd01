import { ButtonLink, DocumentLinks, PageHeader, Section, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { officialDocuments, resourcesWords as words } from '../../copy/resources.ts';
import { DownloadPacket } from './DownloadPacket.tsx';

/** The Section 127 resource center; `sections` is a slot for `ResourceSections`. */
export function ResourcesPage({ sections }: { sections: ReactNode }): ReactNode {
  return (
    <>
      <PageHeader
        eyebrow={words.eyebrow}
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <DownloadPacket />
            <ButtonLink href="/tax-benefits" variant="neutral" size="lg">
              {words.explained}
            </ButtonLink>
          </>
        }
      />
      <Section id="documents" title={words.documents.title} description={words.documents.description}>
        <Stack gap={24}>
          <DocumentLinks documents={officialDocuments} />
          <Text size="sm" tone="muted">
            {words.documents.reviewed}
          </Text>
        </Stack>
      </Section>
      {sections}
    </>
  );
}
