import { Link, Text } from '@redwhiteandcode/design-system';
import { Fragment, type ReactNode } from 'react';
import { type TaxSourceId, taxSources } from '@redwhiteandcode/contract/tax/taxSources.ts';

export interface SourceNoteProps {
  /** The sources of the statements above. */
  sources: readonly TaxSourceId[];
  /** The label, if there are notes for several lists. @default 'Sources' */
  label?: string | undefined;
}

/** Links to the official sources of the statements above. */
export function SourceNote({ sources, label = 'Sources' }: SourceNoteProps): ReactNode {
  return (
    <Text size="sm" tone="muted">
      {label}:{' '}
      {sources.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link href={taxSources[id].href} target="_blank">
            {taxSources[id].short}
          </Link>
        </Fragment>
      ))}
    </Text>
  );
}
