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
        'For the content of a page: once, inside `main`.',
        'Use `sm` for reading and short forms, `md` for one column, `lg` for most pages, and `xl` for tables.',
      ],
      avoid: [
        {
          when: 'The band has its own background or heading. A Section includes a Container.',
          instead: 'Components/Layout/Section',
        },
      ],
      keyboard: [],
      accessibility: [
        'It has no role. Landmarks belong to the page.',
        'It has a margin of 16 px on each side at 320 px.',
      ],
    },
  },
});

export const Default = meta.story({ parameters: { controls: { include: ['width'] } } });

export const LongText = meta.story({ args: { width: 'sm', children: <Card>{longText}</Card> } });

/** Use one container around the content. */
export const OnceAroundAll = meta.story({ tags: ['do'] });

/** A container in a container has two margins, so its edges do not align with the rest of the page. */
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
