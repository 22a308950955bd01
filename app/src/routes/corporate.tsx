import { ButtonLink, Hero, TaxDisclaimer } from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import type { ReactNode } from 'react';
import { useCatalogSize } from '../catalog/useCatalogSize.ts';
import { later } from '../frame/later.tsx';
import { corporateWords as words } from '../copy/corporate.ts';
import { companyPages } from '../metadata/companyPages.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../metadata/StructuredData.tsx';

const page = companyPages.corporate;

export const handle: StructuredDataHandle = { structuredData: 'corporate' };

export const meta = () => pageMeta({ ...words.meta, title: page.name, path: page.path });

const Sections = later(() => import('../company/CorporateSections.tsx'));

export default function CorporateRoute(): ReactNode {
  return (
    <>
      <Opening />
      <Sections />
    </>
  );
}

function Opening(): ReactNode {
  const [courseCount, feed] = useCatalogSize();
  const { eyebrow, title, description, demo, plans, coursesLabel, access } = words.hero;
  return (
    <>
      {feed}
      <Hero
        eyebrow={eyebrow}
        title={title}
        description={description}
        actions={
          <>
            <ButtonLink href="/contact" variant="accent" size="lg">
              {demo}
            </ButtonLink>
            <ButtonLink href={`${page.path}#plans`} variant="neutral" size="lg">
              {plans}
            </ButtonLink>
          </>
        }
        stats={[{ value: String(courseCount), label: coursesLabel }, access]}
        note={<TaxDisclaimer annualLimit={limitText(latestAnnualLimit)} />}
      />
    </>
  );
}
