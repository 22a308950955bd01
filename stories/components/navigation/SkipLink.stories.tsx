import { Section, SkipLink, Text } from '@redwhiteandcode/design-system';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import type { Usage } from '../../.storybook/docs/usage.ts';

const usage: Usage = {
  status: 'stable',
  use: ['Once, as the first element of every page that starts with navigation.'],
  avoid: [{ when: 'The link leads elsewhere.', instead: 'Components/Actions/Link' }],
  keyboard: [
    { keys: 'Tab', does: 'Shows the link, which is the first tab stop of the page.', test: 'Focused' },
    { keys: 'Enter', does: 'Moves to the main content.', test: 'Default' },
  ],
  accessibility: ['Keyboard users can skip the navigation of every page (WCAG 2.4.1).'],
};

const meta = preview.meta({
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">
        <Section title="Sample page">
          <Text>Press Tab: the link comes into view as the page’s first.</Text>
        </Section>
      </main>
    </>
  ),
});

export const Default = meta.story({
  parameters: { controls: { include: ['href', 'children'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    await expect(document.querySelector('#main')).toBeVisible();
  },
});

export const Focused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
});
