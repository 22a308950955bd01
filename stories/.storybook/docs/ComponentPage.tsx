import { Badge, CodeText, Inline, Stack, StatusBadge, Text } from '@redwhiteandcode/design-system';
import { ArgTypes, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { Anatomy } from './Anatomy.tsx';
import { change, eyebrow, page, pageTitle, propsTable, sheet } from './docs.css.ts';
import { DocSection } from './DocSection.tsx';
import { Pairs } from './Pairs.tsx';
import { Playground } from './Playground.tsx';
import { Specimen, storyDescription } from './Specimen.tsx';
import { StoryView } from './StoryView.tsx';
import { Accessibility, KeyboardMap, WhenToUse } from './UsageSections.tsx';
import { changesOf, gzippedSize } from './readPackage.ts';
import { asSentence, InlineMarkdown } from './InlineMarkdown.tsx';
import type { Usage } from './usage.ts';

interface PageHeaderProps {
  /** The page's title with its groups: `Components/Actions/Button`. */
  title: string;
  /** The first sentence of the component's JSDoc. */
  purpose: string | undefined;
  status: Usage['status'] | undefined;
}

const statuses = {
  stable: { tone: 'success', word: 'Stable' },
  new: { tone: 'info', word: 'New' },
  deprecated: { tone: 'warning', word: 'Deprecated' },
} as const;

/** A page's name, purpose, status, and size. */
function PageHeader({ title, purpose, status }: PageHeaderProps): ReactNode {
  const groups = title.split('/');
  const name = groups.pop() ?? title;
  const size = gzippedSize(name);
  return (
    <header>
      <Stack gap={16}>
        <Stack gap={8}>
          <p className={eyebrow}>{groups.join(' / ')}</p>
          <h1 className={pageTitle}>{name}</h1>
        </Stack>
        {purpose !== undefined && (
          <Text size="lg" tone="muted">
            <InlineMarkdown>{purpose}</InlineMarkdown>
          </Text>
        )}
        <Inline gap={8}>
          {status !== undefined && (
            <StatusBadge tone={statuses[status].tone}>{statuses[status].word}</StatusBadge>
          )}
          {size !== undefined && <Badge>{(size / 1000).toFixed(1)} kB gzipped</Badge>}
        </Inline>
      </Stack>
    </header>
  );
}

/** The changes of a component, newest first; nothing if the package's changelog does not name it. */
function Changelog({ component }: { component: string }): ReactNode {
  const changes = changesOf(component);
  if (changes.length === 0) return null;
  return (
    <DocSection id="changelog" title="Changelog">
      <Stack as="ul" gap={12}>
        {changes.map(({ version, sentence }) => (
          <li key={version + sentence} className={change}>
            <CodeText>{version}</CodeText>
            <span>
              <InlineMarkdown>{asSentence(sentence)}</InlineMarkdown>
            </span>
          </li>
        ))}
      </Stack>
    </DocSection>
  );
}

const shownElsewhere = ['anatomy', 'sticker-sheet', 'do', 'dont'];
const visibleAnnotations = ['args', 'render', 'decorators', 'globals', 'loaders', 'beforeEach'];

/** Whether a story is only a test and looks like the playground. The keyboard table links to it. */
function isOnlyTest(story: PreparedStory): boolean {
  if (story.playFunction === undefined || storyDescription(story) !== undefined) return false;
  return !visibleAnnotations.some((name) => name in story.moduleExport);
}

/** The page of a component or a screen part: its purpose, variants, usage, and accessibility. */
export function ComponentPage(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters, component } = preparedMeta;
  const stories = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const [primary, ...rest] = stories.filter(({ tags }) => !shownElsewhere.some((tag) => tags.includes(tag)));
  const others = rest.filter((story) => !isOnlyTest(story));
  const anatomy = stories.find(({ tags }) => tags.includes('anatomy'));
  const stickerSheet = stories.find(({ tags }) => tags.includes('sticker-sheet'));
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
      {stickerSheet !== undefined && (
        <DocSection id="sticker-sheet" title="Sticker sheet">
          <div className={sheet}>
            <StoryView story={stickerSheet} />
          </div>
        </DocSection>
      )}
      {usage !== undefined && <KeyboardMap title={title} rows={usage.keyboard} />}
      {usage !== undefined && <Accessibility criteria={usage.accessibility} />}
      {component !== undefined && (
        <DocSection id="props" title="Props">
          <div className={propsTable}>
            <ArgTypes />
          </div>
        </DocSection>
      )}
      <Changelog component={title.split('/').at(-1) ?? title} />
    </div>
  );
}
