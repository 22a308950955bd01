import { Icon, icons, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { advice, adviceBody, adviceLabel, pair } from './docs.css.ts';
import { DocSection } from './DocSection.tsx';
import { storyDescription } from './Specimen.tsx';
import { StoryView } from './StoryView.tsx';
import { InlineMarkdown } from './InlineMarkdown.tsx';

const signs = {
  do: { icon: icons.circleCheck, word: 'Do' },
  dont: { icon: icons.circleX, word: 'Don’t' },
} as const;

function Advice({ story, kind }: { story: PreparedStory; kind: keyof typeof signs }): ReactNode {
  const description = storyDescription(story);
  return (
    <figure className={advice({ kind })}>
      <div className={adviceBody}>
        <StoryView story={story} />
      </div>
      <figcaption>
        <p className={adviceLabel({ kind })}>
          <Icon icon={signs[kind].icon} />
          {signs[kind].word}
        </p>
        {description !== undefined && (
          <Text>
            <InlineMarkdown>{description}</InlineMarkdown>
          </Text>
        )}
      </figcaption>
    </figure>
  );
}

const isFullWidth = (story?: PreparedStory) => story?.parameters['layout'] === 'fullscreen';

/**
 * The stories with the tag `do`, each beside the story with the tag `dont` at the same index. A story that fills the
 * page's width is above its counterpart.
 */
export function Pairs({ stories }: { stories: readonly PreparedStory[] }): ReactNode {
  const dos = stories.filter(({ tags }) => tags.includes('do'));
  const donts = stories.filter(({ tags }) => tags.includes('dont'));
  const rows = Array.from({ length: Math.max(dos.length, donts.length) }, (_, index) => [
    dos[index],
    donts[index],
  ]);
  if (rows.length === 0) return null;
  return (
    <DocSection id="do-and-dont" title="Do and don’t">
      {rows.map(([good, bad]) => (
        <div className={pair({ isStacked: isFullWidth(good) })} key={good?.id ?? bad?.id}>
          {good !== undefined && <Advice story={good} kind="do" />}
          {bad !== undefined && <Advice story={bad} kind="dont" />}
        </div>
      ))}
    </DocSection>
  );
}
