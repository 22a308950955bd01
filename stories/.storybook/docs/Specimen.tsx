import { Heading, Link, Stack, Text } from '@redwhiteandcode/design-system';
import { Source } from '@storybook/addon-docs/blocks';
import { type ReactNode, useState } from 'react';
import { SourceType } from 'storybook/internal/docs-tools';
import type { PreparedStory } from 'storybook/internal/types';
import { specimen, specimenBody, specimenCode, specimenFooter } from './docs.css.ts';
import { StoryView, type StoryViewProps } from './StoryView.tsx';
import { Words } from './Words.tsx';

/** What a story's comment says about it. */
export function storyDescription(story: PreparedStory): string | undefined {
  return story.parameters['docs']?.description?.story;
}

export interface StageProps extends StoryViewProps {
  /** What it is played with. */
  children?: ReactNode;
}

/** A story on its stage, with what is played with, and its code on demand. */
export function Stage({ story, args, children }: StageProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isInline = story.parameters['docs']?.story?.inline !== false;
  const isFull = !isInline || story.parameters['layout'] === 'fullscreen';
  return (
    <div className={specimen}>
      <div className={specimenBody({ isFull })}>
        <StoryView story={story} args={args} />
      </div>
      {children}
      <details className={specimenFooter} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Code</summary>
        {isOpen && (
          <div className={specimenCode}>
            <Source of={story.moduleExport} type={isInline ? SourceType.AUTO : SourceType.CODE} />
          </div>
        )}
      </details>
    </div>
  );
}

/** A story with its name and what to look at. */
export function Specimen({ story }: { story: PreparedStory }): ReactNode {
  const description = storyDescription(story);
  return (
    <Stack gap={12}>
      <Stack gap={4}>
        <Heading level={3} id={story.id}>
          <Link variant="subtle" href={`?path=/story/${story.id}`}>
            {story.name}
          </Link>
        </Heading>
        {description !== undefined && (
          <Text tone="muted">
            <Words>{description}</Words>
          </Text>
        )}
      </Stack>
      <Stage story={story} />
    </Stack>
  );
}
