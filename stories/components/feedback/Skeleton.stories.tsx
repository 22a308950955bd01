import { Inline, Skeleton, Stack } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    usage: {
      status: 'stable',
      use: ['In the shape of what is loading, so that nothing jumps when it comes.'],
      avoid: [
        { when: 'The shape of what comes is not known.', instead: 'Components/Feedback/Spinner' },
        { when: 'It takes longer than a few seconds.', instead: 'Components/Feedback/ProgressBar' },
      ],
      keyboard: [],
      accessibility: [
        'It is hidden from assistive technology: what holds it says that it is loading, once.',
        'With reduced motion it stands still.',
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

/** Has the shape of what comes: a picture and two lines. */
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

/** One grey block for everything: the page jumps when the content comes. */
export const GreyBlock = meta.story({ tags: ['dont'], args: { shape: 'block', height: '10rem' } });

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
