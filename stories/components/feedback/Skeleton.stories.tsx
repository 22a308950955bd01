import { Inline, Skeleton, Stack } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    usage: {
      status: 'stable',
      use: ['In the shape of the loading content, so that the page does not jump.'],
      avoid: [
        { when: 'The shape of the content is unknown.', instead: 'Components/Feedback/Spinner' },
        { when: 'It takes longer than a few seconds.', instead: 'Components/Feedback/ProgressBar' },
      ],
      keyboard: [],
      accessibility: [
        'It is hidden from assistive technology. Its container announces once that it is loading.',
        'It does not move with reduced motion.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['shape', 'width', 'height', 'lines'] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="Skeleton"]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
});

/** It has the shape of the content: an image and two lines. */
export const ShapeOfAPerson = meta.story({
  tags: ['do'],
  render: () => (
    <Inline gap={12} isWrapping={false}>
      <Skeleton shape="circle" width="3rem" height="3rem" />
      <div style={{ inlineSize: '12rem' }}>
        <Skeleton lines={2} />
      </div>
    </Inline>
  ),
});

/** With one gray block for everything, the page jumps when the content appears. */
export const GrayBlock = meta.story({ tags: ['dont'], args: { shape: 'block', height: '10rem' } });

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Stack gap={24}>
      <Skeleton shape="title" width="50%" />
      <Skeleton />
      <Skeleton lines={3} />
      <Skeleton shape="circle" width="3rem" height="3rem" />
      <Skeleton shape="block" height="6rem" />
    </Stack>
  ),
});
