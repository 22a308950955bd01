import { Story } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import type { Args, PreparedStory } from 'storybook/internal/types';
import { frame } from './docs.css.ts';
import { GlobalsContext } from './useGlobals.ts';

export interface StoryViewProps {
  story: PreparedStory;
  /** What a frame is told of changed args; a story in place knows them. */
  args?: Args | undefined;
}

/** A story in a documentation page: in place, or in a frame of its own where it takes the whole window. */
export function StoryView({ story, args }: StoryViewProps): ReactNode {
  const { theme, dir, density } = use(GlobalsContext);
  const { inline = true, height = '320px' } = story.parameters['docs']?.story ?? {};
  if (inline) return <Story of={story.moduleExport} />;
  const changed = args === undefined ? '' : buildArgsParam(story.initialArgs, args);
  const globals = `theme:${theme};dir:${dir};density:${density}`;
  return (
    <iframe
      key={globals}
      className={frame}
      title={story.name}
      loading="lazy"
      src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}&args=${changed}`}
      style={{ blockSize: height, colorScheme: theme }}
    />
  );
}
