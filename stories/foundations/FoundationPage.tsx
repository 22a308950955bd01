import { Heading, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { foundationPage, lead } from './foundations.css.ts';

export interface FoundationPageProps {
  title: string;
  /** What the page is about, and the rule that comes with it. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page of the foundations: its name, its rule, and what is drawn. */
export function FoundationPage({ title, lead: words, children }: FoundationPageProps): ReactNode {
  return (
    <div className={foundationPage}>
      <Stack gap={40}>
        <Stack gap={12}>
          <Heading level={1}>{title}</Heading>
          <div className={lead}>
            <Text tone="muted">{words}</Text>
          </div>
        </Stack>
        {children}
      </Stack>
    </div>
  );
}
