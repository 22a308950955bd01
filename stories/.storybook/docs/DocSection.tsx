import { Heading, Stack } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { section } from './docs.css.ts';

export interface DocSectionProps {
  /** The anchor, to which the page's table of contents links. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A titled part of a component's page. */
export function DocSection({ id, title, children }: DocSectionProps): ReactNode {
  return (
    <section className={section} aria-labelledby={id}>
      <Stack gap={24}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
