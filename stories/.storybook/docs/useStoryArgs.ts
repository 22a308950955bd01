import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { RESET_STORY_ARGS, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { Args, PreparedStory } from 'storybook/internal/types';

export interface StoryArgs {
  args: Args;
  change: (name: string, value: unknown) => void;
  reset: () => void;
}

/** The args of a story as the playground and the sidebar's panel change them. */
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
  // At once, not when the channel answers: the caret would jump to the end of a text.
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
