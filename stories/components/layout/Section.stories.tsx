import { Section, Text } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Layout/Section',
  component: Section,
  args: { title: 'How it works', children: <Text>What the section holds.</Text> },
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    usage: {
      status: 'stable',
      use: [
        'For the bands of a marketing page, each with its own subject.',
        'For the target of an anchor: the heading stops 80 px below the top, clear of the navigation bar.',
      ],
      avoid: [
        { when: 'It is a group on a page of the app.', instead: 'Components/Layout/Card' },
        { when: 'It only adds a margin to the screen edges.', instead: 'Components/Layout/Container' },
      ],
      keyboard: [],
      accessibility: [
        'With a title, it is a region named after it.',
        'The heading level follows the outline of the page, independent of its size.',
        'The heading can receive focus from JavaScript, so that links can lead there.',
        '`brand` uses the dark theme in both themes, so every approved color pair stays readable.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: {
    controls: { include: ['title', 'eyebrow', 'description', 'tone', 'align', 'width', 'headingLevel'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How it works' })).toBeVisible();
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'section p', name: 'Eyebrow', text: 'optional; the kind of section in a word' },
    { selector: 'h2', name: 'Title', text: 'names the section; the target of anchors' },
    { selector: 'h2 + p', name: 'Lead', text: 'optional; one sentence' },
    { selector: 'section > div > :last-child', name: 'Content', text: 'the content of the section' },
  ]),
  args: { eyebrow: '// sample', description: 'A lead of one sentence.' },
});

export const WithoutHeading = meta.story({ args: { title: undefined, tone: 'subtle' } });

export const LongText = meta.story({
  args: { eyebrow: longTitle, title: longTitle, description: longText, children: <Text>{longText}</Text> },
});

/** A centered lead of one short sentence. */
export const ShortLead = meta.story({
  tags: ['do'],
  args: { description: 'In three steps.', align: 'center' },
});

/** In long centered text, every line starts at a different place. Align it at the start. */
export const LongCenteredLead = meta.story({
  tags: ['dont'],
  args: { description: longText.repeat(2), align: 'center' },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <>
      {(['canvas', 'surface', 'subtle', 'brand'] as const).map((tone) => (
        <Section key={tone} tone={tone} eyebrow="// tone" title={tone} description="A lead of one sentence.">
          <Text tone="muted">What the section holds.</Text>
        </Section>
      ))}
    </>
  ),
});
