import { Stack } from '@redwhiteandcode/design-system';
import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { Anatomy } from './Anatomy.tsx';
import { Changelog } from './Changelog.tsx';
import { page } from './docs.css.ts';
import { DocSection } from './DocSection.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Pairs } from './Pairs.tsx';
import { Playground } from './Playground.tsx';
import { PropsTable } from './PropsTable.tsx';
import { Specimen, storyDescription } from './Specimen.tsx';
import { StickerSheets } from './StickerSheets.tsx';
import { Accessibility, KeyboardMap, WhenToUse } from './UsageSections.tsx';

const drawnElsewhere = ['anatomy', 'sticker-sheet', 'do', 'dont'];
const ownLooks = ['args', 'render', 'decorators', 'globals', 'loaders', 'beforeEach'];

/** Whether a story is a test alone, which looks as the playground does: the keyboard map leads to it. */
function isOnlyPlayed(story: PreparedStory): boolean {
  if (story.playFunction === undefined || storyDescription(story) !== undefined) return false;
  return !ownLooks.some((name) => name in story.moduleExport);
}

/** The page of a component or a part of a screen: what it is for, how it looks, what it promises. */
export function ComponentPage(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters, component } = preparedMeta;
  const stories = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const [primary, ...rest] = stories.filter(({ tags }) => !drawnElsewhere.some((tag) => tags.includes(tag)));
  const others = rest.filter((story) => !isOnlyPlayed(story));
  const anatomy = stories.find(({ tags }) => tags.includes('anatomy'));
  const { usage } = parameters;
  const description: string =
    parameters['docs']?.extractComponentDescription?.(component, { component, parameters }) ?? '';
  const [purpose] = /^[\s\S]*?[.!?](?=\s|$)/.exec(description) ?? [];
  return (
    <div className={`${page} sb-unstyled`}>
      <PageHeader title={title} purpose={purpose} status={usage?.status} />
      {primary !== undefined && <Playground story={primary} />}
      {usage !== undefined && <WhenToUse use={usage.use} avoid={usage.avoid} />}
      {anatomy !== undefined && <Anatomy story={anatomy} />}
      {others.length > 0 && (
        <DocSection id="variants" title="Variants and states">
          <Stack gap={48}>
            {others.map((story) => (
              <Specimen key={story.id} story={story} />
            ))}
          </Stack>
        </DocSection>
      )}
      <Pairs stories={stories} />
      <StickerSheets stories={stories.filter(({ tags }) => tags.includes('sticker-sheet'))} />
      {usage !== undefined && <KeyboardMap title={title} rows={usage.keyboard} />}
      {usage !== undefined && <Accessibility criteria={usage.accessibility} />}
      {component !== undefined && (
        <DocSection id="props" title="Props">
          <PropsTable argTypes={preparedMeta.argTypes} />
        </DocSection>
      )}
      <Changelog component={title.split('/').at(-1) ?? title} />
    </div>
  );
}
