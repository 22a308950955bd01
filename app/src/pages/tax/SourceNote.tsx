import { Link, Text } from '@redwhiteandcode/design-system';
import { Fragment, type ReactNode } from 'react';
import { type TaxSourceId, taxSources } from '../../copy/taxSources.ts';

export interface SourceNoteProps {
  /** The documents that the statements above were written from. */
  sources: readonly TaxSourceId[];
  /** What the sources are for, where a note serves one of two lists. @default 'Sources' */
  label?: string | undefined;
}

/** Under statements about the law: the official documents they were written from, as links. */
export function SourceNote({ sources, label = 'Sources' }: SourceNoteProps): ReactNode {
  return (
    <Text size="sm" tone="muted">
      {label}:{' '}
      {sources.map((id, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <Link href={taxSources[id].href} target="_blank">
            {taxSources[id].short}
          </Link>
        </Fragment>
      ))}
    </Text>
  );
}
