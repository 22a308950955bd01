import { Card, Container, Stack } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Layout/Container',
  component: Container,
  args: { children: <Card>Centred, and off the screen’s edges.</Card> },
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    usage: {
      status: 'stable',
      use: [
        'It is the frame of a page’s content: once around what `main` holds.',
        '`sm` for reading and short forms, `md` for a page with one column, `lg` for most, `xl` for tables.',
      ],
      avoid: [
        {
          when: 'The band has a surface or a heading of its own: a Section brings its Container.',
          instead: 'Components/Layout/Section',
        },
      ],
      keyboard: [],
      accessibility: ['It has no role; landmarks are the page’s.', 'At 320 px it keeps 16 px at each side.'],
    },
  },
});

export const Default = meta.story({ parameters: { controls: { include: ['width'] } } });

export const LongText = meta.story({ args: { width: 'sm', children: <Card>{longText}</Card> } });

/** Once around the content. */
export const OnceAroundAll = meta.story({ tags: ['do'] });

/** A container in a container keeps its distance twice, and no edge is in line with the rest of the page. */
export const ContainerInContainer = meta.story({
  tags: ['dont'],
  args: {
    children: (
      <Container>
        <Card>Twice as far from the edges.</Card>
      </Container>
    ),
  },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg', 'xl'] as const).map((width) => (
        <Container key={width} width={width}>
          <Card>{width}</Card>
        </Container>
      ))}
    </Stack>
  ),
});
