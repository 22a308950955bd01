import { Badge, Inline, Stack, StatusBadge, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import type { Usage } from './usage.ts';
import { eyebrow, pageTitle } from './docs.css.ts';
import { gzippedSize } from './readPackage.ts';
import { InlineMarkdown } from './InlineMarkdown.tsx';

export interface PageHeaderProps {
  /** The page's title with its groups: `Components/Actions/Button`. */
  title: string;
  /** The first sentence of the component's JSDoc. */
  purpose: string | undefined;
  status: Usage['status'] | undefined;
}

const statuses = {
  stable: { tone: 'success', word: 'Stable' },
  new: { tone: 'info', word: 'New' },
  deprecated: { tone: 'warning', word: 'Deprecated' },
} as const;

/** A page's name, purpose, status, and size. */
export function PageHeader({ title, purpose, status }: PageHeaderProps): ReactNode {
  const groups = title.split('/');
  const name = groups.pop() ?? title;
  const size = gzippedSize(name);
  return (
    <header>
      <Stack gap={16}>
        <Stack gap={8}>
          <p className={eyebrow}>{groups.join(' / ')}</p>
          <h1 className={pageTitle}>{name}</h1>
        </Stack>
        {purpose !== undefined && (
          <Text size="lg" tone="muted">
            <InlineMarkdown>{purpose}</InlineMarkdown>
          </Text>
        )}
        <Inline gap={8}>
          {status !== undefined && (
            <StatusBadge tone={statuses[status].tone}>{statuses[status].word}</StatusBadge>
          )}
          {size !== undefined && <Badge>{(size / 1000).toFixed(1)} kB gzipped</Badge>}
        </Inline>
      </Stack>
    </header>
  );
}
