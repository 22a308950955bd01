import { Story } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Args, PreparedStory } from 'storybook/internal/types';
import { StoryFrame } from './StoryFrame.tsx';

export interface StoryViewProps {
  story: PreparedStory;
  /** What a frame is told of changed args; a story in place knows them. */
  args?: Args | undefined;
  /** How often its play function was asked for. @default 0 */
  plays?: number | undefined;
}

/** A story in a documentation page: in place, or in a frame where it takes the whole window or is played. */
export function StoryView({ story, args, plays = 0 }: StoryViewProps): ReactNode {
  const { inline = true, height = '320px' } = story.parameters['docs']?.story ?? {};
  if (!inline || plays > 0) {
    return <StoryFrame story={story} height={height} args={args} plays={plays} />;
  }
  return <Story of={story.moduleExport} height="" />;
}
