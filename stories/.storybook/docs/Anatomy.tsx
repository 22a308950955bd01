import { Inline, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { AnatomyPart } from './anatomy.ts';
import { number } from './anatomy.css.ts';
import { sheet } from './docs.css.ts';
import { DocSection } from './DocSection.tsx';
import { StoryView } from './StoryView.tsx';
import { asSentence, InlineMarkdown } from './InlineMarkdown.tsx';

/** The component with numbered parts and the purpose of each part. */
export function Anatomy({ story }: { story: PreparedStory }): ReactNode {
  const parts: readonly AnatomyPart[] = story.parameters['anatomy'];
  return (
    <DocSection id="anatomy" title="Anatomy">
      <Stack gap={16}>
        <div className={sheet}>
          <StoryView story={story} />
        </div>
        <Stack as="ol" gap={12}>
          {parts.map(({ selector, name, text }, index) => (
            <li key={selector}>
              <Inline gap={12} align="start" isWrapping={false}>
                <span className={number} aria-hidden>
                  {index + 1}
                </span>
                <Text as="span">
                  <strong>{name}:</strong> <InlineMarkdown>{asSentence(text)}</InlineMarkdown>
                </Text>
              </Inline>
            </li>
          ))}
        </Stack>
      </Stack>
    </DocSection>
  );
}
