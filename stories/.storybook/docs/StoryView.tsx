import { Story } from '@storybook/addon-docs/blocks';
import { type ReactNode, use, useState } from 'react';
import type { Args, PreparedStory } from 'storybook/internal/types';
import { buildArgsParam } from 'storybook/internal/router';
import { frame } from './docs.css.ts';
import { GlobalsContext } from './useGlobals.ts';

interface StoryFrameProps {
  story: PreparedStory;
  /** CSS height. */
  height: string;
  args: Args | undefined;
  plays: number;
}

/** A story in a separate window. Its play function, which would take focus, runs only on request. */
function StoryFrame({ story, height, args, plays }: StoryFrameProps): ReactNode {
  const { theme, dir, density } = use(GlobalsContext);
  const [rest, setRest] = useState<number>();
  const isAtRest = story.playFunction !== undefined && plays === 0;
  const globals = `theme:${theme};dir:${dir};density:${density};a11y.manual:!true`;
  const changed = args === undefined ? '' : buildArgsParam(story.initialArgs, args);
  return (
    <iframe
      key={`${globals} ${plays}`}
      className={frame}
      title={story.name}
      loading="lazy"
      src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}&args=${changed}&embed=${plays === 0}`}
      style={{ blockSize: height, maxBlockSize: isAtRest ? rest : undefined, colorScheme: theme }}
      onLoad={({ currentTarget }) => {
        if (!isAtRest) return;
        void restingHeight(currentTarget, story.id).then(setRest);
        // A press in the frame may open an overlay that needs the full height.
        for (const event of ['pointerdown', 'keydown']) {
          currentTarget.contentWindow?.addEventListener(event, () => setRest(undefined));
        }
      }}
    />
  );
}

interface StorybookWindow extends Window {
  __STORYBOOK_PREVIEW__?: { storyRenders?: { id: string; phase: string }[] };
}

/**
 * Returns the height in pixels of a story before its play function runs, which is often only a button. Returns
 * undefined if an overlay is open, or if the story does not finish rendering within ten seconds.
 */
async function restingHeight(frame: HTMLIFrameElement, id: string): Promise<number | undefined> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const view = frame.contentWindow as StorybookWindow | null;
    const render = view?.__STORYBOOK_PREVIEW__?.storyRenders?.find((one) => one.id === id);
    if (view && render?.phase === 'finished') {
      const { document: page } = view;
      const root = page.querySelector('#storybook-root');
      if (!root || page.querySelector('[role=dialog], [role=alertdialog], dialog[open]')) return undefined;
      return (
        root.getBoundingClientRect().bottom +
        Number.parseFloat(view.getComputedStyle(page.body).paddingBottom)
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}

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
