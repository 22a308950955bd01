import { Heading, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { foundationPage, lead } from './foundations.css.ts';

export interface FoundationPageProps {
  title: string;
  /** The subject of the page and its rule. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page about a foundation, with its title, lead, and content. */
export function FoundationPage({ title, lead: leadText, children }: FoundationPageProps): ReactNode {
  return (
    <div className={foundationPage}>
      <Stack gap={40}>
        <Stack gap={12}>
          <Heading level={1}>{title}</Heading>
          <div className={lead}>
            <Text tone="muted">{leadText}</Text>
          </div>
        </Stack>
        {children}
      </Stack>
    </div>
  );
}
