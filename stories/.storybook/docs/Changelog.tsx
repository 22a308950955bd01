import { CodeText, Stack } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { change } from './docs.css.ts';
import { DocSection } from './DocSection.tsx';
import { changesOf } from './readPackage.ts';
import { asSentence, InlineMarkdown } from './InlineMarkdown.tsx';

/** The changes of a component, newest first; nothing if the package's changelog does not name it. */
export function Changelog({ component }: { component: string }): ReactNode {
  const changes = changesOf(component);
  if (changes.length === 0) return null;
  return (
    <DocSection id="changelog" title="Changelog">
      <Stack as="ul" gap={12}>
        {changes.map(({ version, sentence }) => (
          <li key={version + sentence} className={change}>
            <CodeText>{version}</CodeText>
            <span>
              <InlineMarkdown>{asSentence(sentence)}</InlineMarkdown>
            </span>
          </li>
        ))}
      </Stack>
    </DocSection>
  );
}
