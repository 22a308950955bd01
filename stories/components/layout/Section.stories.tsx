import { Section, Text } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
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
        'A marketing page is made of bands, each with its subject.',
        'An anchor leads there: the heading stops 80 px below the top, clear of the bar.',
      ],
      avoid: [
        { when: 'It is a group on a page of the application.', instead: 'Components/Layout/Card' },
        { when: 'It only keeps content off the screen’s edges.', instead: 'Components/Layout/Container' },
      ],
      keyboard: [],
      accessibility: [
        'With a title it is a region named by it.',
        'The heading’s level is chosen by the page’s outline, apart from its looks.',
        'The heading takes focus by script, so that a skip or a link can lead there.',
        '`brand` is a subtree of the dark theme, where every approved pair holds.',
      ],
    },
  },
});

/** A region, named by its title. */
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
    { selector: 'section p', name: 'Eyebrow', text: 'optional; a word that says what kind of section it is' },
    { selector: 'h2', name: 'Title', text: 'names the section; an anchor leads to it' },
    { selector: 'h2 + p', name: 'Lead', text: 'optional; one sentence' },
    { selector: 'section > div > :last-child', name: 'Content', text: 'whatever the section is about' },
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

/** Each line of a long centered text begins somewhere else: align it at the start. */
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
