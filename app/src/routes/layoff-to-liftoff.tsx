import { ButtonLink, Hero, LiftOffIllustration } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { later } from '../frame/later.tsx';
import { liftOffWords as words } from '../copy/layoffToLiftoff.ts';
import { companyPages } from '../metadata/companyPages.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../metadata/StructuredData.tsx';

const page = companyPages['layoff-to-liftoff'];

export const handle: StructuredDataHandle = { structuredData: 'layoff-to-liftoff' };

export const meta = () => pageMeta({ ...words.meta, title: page.name, path: page.path });

const Sections = later(() => import('../company/LiftOffSections.tsx'));

export default function LayoffToLiftoffRoute(): ReactNode {
  return (
    <>
      <Opening />
      <Sections />
    </>
  );
}

function Opening(): ReactNode {
  const { eyebrow, title, description, apply, how } = words.hero;
  return (
    <Hero
      eyebrow={eyebrow}
      title={title}
      description={description}
      actions={
        <>
          <ButtonLink href="/layoff-application" variant="accent" size="lg">
            {apply}
          </ButtonLink>
          <ButtonLink href={`${page.path}#how-it-works`} variant="neutral" size="lg">
            {how}
          </ButtonLink>
        </>
      }
      illustration={<LiftOffIllustration />}
    />
  );
}
