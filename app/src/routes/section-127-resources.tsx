import { ButtonLink, DocumentLinks, PageHeader, Section, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { officialDocuments, resourcesWords as words } from '../copy/resources.ts';
import { later } from '../frame/later.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';
import { DownloadPacket } from '../tax/DownloadPacket.tsx';

const ResourceSections = later(() => import('../tax/ResourceSections.tsx'));

const { title, description, keywords } = words;

export const meta = () => pageMeta({ title, description, keywords, path: '/section-127-resources' });

export default function Section127ResourcesRoute(): ReactNode {
  return (
    <>
      <PageHeader
        eyebrow={words.eyebrow}
        title={title}
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
      <ResourceSections />
    </>
  );
}
