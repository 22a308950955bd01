import {
  Button,
  Heading,
  Icon,
  icons,
  Inline,
  Link,
  Stack,
  Text,
  VisuallyHidden,
} from '@redwhiteandcode/design-system';
import { Source } from '@storybook/addon-docs/blocks';
import { type ReactNode, useState } from 'react';
import { SourceType } from 'storybook/internal/docs-tools';
import type { PreparedStory } from 'storybook/internal/types';
import { specimen, specimenBody, specimenCode, specimenFooter } from './docs.css.ts';
import { StoryView, type StoryViewProps } from './StoryView.tsx';
import { InlineMarkdown } from './InlineMarkdown.tsx';

/** Returns a story's comment. */
export function storyDescription(story: PreparedStory): string | undefined {
  return story.parameters['docs']?.description?.story;
}

export interface StageProps extends StoryViewProps {
  /** The playground's controls. */
  children?: ReactNode;
}

/** A story in a frame, with its controls and its code in a disclosure. */
export function Stage({ story, children, ...view }: StageProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isInline = story.parameters['docs']?.story?.inline !== false;
  const isFull = !isInline || Boolean(view.plays) || story.parameters['layout'] === 'fullscreen';
  return (
    <div className={specimen}>
      <div className={specimenBody({ isFull })}>
        <StoryView story={story} {...view} />
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

/** A story with its name, description, and a button that runs its play function. */
export function Specimen({ story }: { story: PreparedStory }): ReactNode {
  const [plays, setPlays] = useState(0);
  const description = storyDescription(story);
  return (
    <Stack gap={12}>
      <Stack gap={4}>
        <Inline justify="between">
          <Heading level={3} id={story.id}>
            <Link variant="subtle" href={`?path=/story/${story.id}`}>
              {story.name}
            </Link>
          </Heading>
          {story.playFunction !== undefined && (
            <Button
              size="sm"
              variant="neutral"
              iconStart={<Icon icon={icons.play} size="sm" />}
              onPress={() => setPlays(plays + 1)}
            >
              Play <VisuallyHidden>{story.name}</VisuallyHidden>
            </Button>
          )}
        </Inline>
        {description !== undefined && (
          <Text tone="muted">
            <InlineMarkdown>{description}</InlineMarkdown>
          </Text>
        )}
      </Stack>
      <Stage story={story} plays={plays} />
    </Stack>
  );
}
