import { CodeText, Stack } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { change } from './docs.css.ts';
import { DocSection } from './DocSection.tsx';
import { changesOf } from './readPackage.ts';
import { asSentence, Words } from './Words.tsx';

/** What changed in a component, newest first; nothing where the package's changelog does not name it. */
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
              <Words>{asSentence(sentence)}</Words>
            </span>
          </li>
        ))}
      </Stack>
    </DocSection>
  );
}
