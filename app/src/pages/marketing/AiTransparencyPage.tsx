import { PageHeader } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { aiCopy as copy } from './aiTransparencyCopy.ts';

/** The AI transparency page; `sections` is a slot for `AiSections`. */
export function AiTransparencyPage({ sections }: { sections: ReactNode }): ReactNode {
  const { reviewed, ...header } = copy.header;
  return (
    <>
      <PageHeader
        {...header}
        meta={
          <>
            {reviewed.label}: <time dateTime={reviewed.date}>{reviewed.text}</time>
          </>
        }
      />
      {sections}
    </>
  );
}
