import { type ReactNode, use } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import type { Args, PreparedStory } from 'storybook/internal/types';
import { frame } from './docs.css.ts';
import { GlobalsContext } from './useGlobals.ts';

export interface StoryFrameProps {
  story: PreparedStory;
  /** CSS height. */
  height: string;
  args: Args | undefined;
  plays: number;
}

/** A story in a window of its own. Unless it was asked for, its play function does not run: it would take the focus. */
export function StoryFrame({ story, height, args, plays }: StoryFrameProps): ReactNode {
  const { theme, dir, density } = use(GlobalsContext);
  const globals = `theme:${theme};dir:${dir};density:${density};a11y.manual:!true`;
  const changed = args === undefined ? '' : buildArgsParam(story.initialArgs, args);
  return (
    <iframe
      key={`${globals} ${plays}`}
      className={frame}
      title={story.name}
      loading="lazy"
      src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}&args=${changed}&embed=${plays === 0}`}
      style={{ blockSize: height, colorScheme: theme }}
    />
  );
}
