import { ButtonLink, DocumentLinks, PageHeader, Section, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { officialDocuments, resourcesCopy as copy } from './resourcesCopy.ts';
import { DownloadPacket } from './DownloadPacket.tsx';

/** The Section 127 resource center; `sections` is a slot for `ResourceSections`. */
export function ResourcesPage({ sections }: { sections: ReactNode }): ReactNode {
  return (
    <>
      <PageHeader
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        actions={
          <>
            <DownloadPacket />
            <ButtonLink href="/tax-benefits" variant="neutral" size="lg">
              {copy.explained}
            </ButtonLink>
          </>
        }
      />
      <Section id="documents" title={copy.documents.title} description={copy.documents.description}>
        <Stack gap={24}>
          <DocumentLinks documents={officialDocuments} />
          <Text size="sm" tone="muted">
            {copy.documents.reviewed}
          </Text>
        </Stack>
      </Section>
      {sections}
    </>
  );
}
