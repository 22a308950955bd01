import { Story } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { frame } from './docs.css.ts';
import { GlobalsContext } from './useGlobals.ts';

/** A story in a documentation page: in place, or in a frame of its own where it takes the whole window. */
export function StoryView({ story }: { story: PreparedStory }): ReactNode {
  const { theme, dir, density } = use(GlobalsContext);
  const { inline = true, height = '320px' } = story.parameters['docs']?.story ?? {};
  if (inline) return <Story of={story.moduleExport} />;
  const globals = `theme:${theme};dir:${dir};density:${density}`;
  return (
    <iframe
      key={globals}
      className={frame}
      title={story.name}
      loading="lazy"
      src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
      style={{ blockSize: height }}
    />
  );
}
