import { BrandBanner, BridgeIllustration, ButtonLink } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { sectionWords } from '../../copy/homeSections.ts';

const { action, ...words } = sectionWords.america;

/** Where the courses come from, and for whom they are. */
export function MadeInAmerica(): ReactNode {
  return (
    <BrandBanner
      {...words}
      actions={
        <ButtonLink href="/about#leadership" variant="neutral" size="lg">
          {action}
        </ButtonLink>
      }
      illustration={<BridgeIllustration />}
    />
  );
}
