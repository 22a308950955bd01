import type { ReactNode } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { sheet } from './docs.css.ts';
import { DocSection } from './DocSection.tsx';
import { StoryView } from './StoryView.tsx';

/** All variants and states at a glance: what the comparison of pictures looks at. */
export function StickerSheets({ stories }: { stories: readonly PreparedStory[] }): ReactNode {
  if (stories.length === 0) return null;
  return (
    <DocSection id="sticker-sheet" title="Sticker sheet">
      {stories.map((story) => (
        <div key={story.id} className={sheet}>
          <StoryView story={story} />
        </div>
      ))}
    </DocSection>
  );
}
