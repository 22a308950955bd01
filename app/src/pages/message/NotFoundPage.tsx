import { NotFoundScreen, Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** The page at every unknown address. */
export function NotFoundPage(): ReactNode {
  return (
    <Section>
      <NotFoundScreen />
    </Section>
  );
}
