import { Story } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Args, PreparedStory } from 'storybook/internal/types';
import { StoryFrame } from './StoryFrame.tsx';

export interface StoryViewProps {
  story: PreparedStory;
  /** The changed args, for a story in a frame; an inline story has them already. */
  args?: Args | undefined;
  /** How many times the reader has run its play function. @default 0 */
  plays?: number | undefined;
}

/** A story in a documentation page: inline, or in a frame if it fills a window or runs its play function. */
export function StoryView({ story, args, plays = 0 }: StoryViewProps): ReactNode {
  const { inline = true, height = '320px' } = story.parameters['docs']?.story ?? {};
  if (!inline || plays > 0) {
    return <StoryFrame story={story} height={height} args={args} plays={plays} />;
  }
  return <Story of={story.moduleExport} height="" />;
}
