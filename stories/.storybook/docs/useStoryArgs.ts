import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { RESET_STORY_ARGS, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { Args, PreparedStory } from 'storybook/internal/types';

export interface StoryArgs {
  args: Args;
  change: (name: string, value: unknown) => void;
  reset: () => void;
}

/** Returns the args of a story, which the playground and the Controls panel change. */
export function useStoryArgs(context: DocsContextProps, story: PreparedStory): StoryArgs {
  const { channel } = context;
  const [args, setArgs] = useState<Args>(() => context.getStoryContext(story).args);
  useEffect(() => {
    const update = (changed: { storyId: string; args: Args }) => {
      if (changed.storyId === story.id) setArgs(changed.args);
    };
    channel.on(STORY_ARGS_UPDATED, update);
    return () => channel.off(STORY_ARGS_UPDATED, update);
  }, [channel, story.id]);
  const storyId = story.id;
  // Set immediately, not when the channel's event arrives, which would move the caret to the end of a text field.
  const change = (name: string, value: unknown) => {
    setArgs((before) => ({ ...before, [name]: value }));
    channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: { [name]: value } });
  };
  return {
    args,
    change,
    reset: () => channel.emit(RESET_STORY_ARGS, { storyId }),
  };
}
