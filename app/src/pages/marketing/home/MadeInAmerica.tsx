import { BrandBanner, BridgeIllustration, ButtonLink } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { sectionCopy } from './homeSectionsCopy.ts';

const { action, ...copy } = sectionCopy.america;

/** The origin and audience of the courses. */
export function MadeInAmerica(): ReactNode {
  return (
    <BrandBanner
      {...copy}
      actions={
        <ButtonLink href="/about#leadership" variant="neutral" size="lg">
          {action}
        </ButtonLink>
      }
      illustration={<BridgeIllustration />}
    />
  );
}
