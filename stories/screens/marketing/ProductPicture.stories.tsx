import { ProductPicture } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const drawing = (background: string, ink: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 690"><rect width="1080" height="690" fill="${background}"/><path d="M120 160h520M120 260h840M120 340h720" stroke="${ink}" stroke-width="32"/></svg>`,
  )}`;

const meta = preview.meta({
  title: 'Screens/Marketing/ProductPicture',
  component: ProductPicture,
  args: {
    sources: { light: drawing('white', 'navy'), dark: drawing('black', 'white') },
    alt: 'A sample of a screen',
    width: 1080,
    height: 690,
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['To show what the product looks like, as the illustration of a Hero, BrandBanner or PageHeader.'],
      avoid: [{ when: 'The picture is decoration.', instead: 'Screens/Marketing/Illustrations' }],
      keyboard: [],
      accessibility: [
        'The alternative text says which screen it shows.',
        'Only the picture of the theme around it is shown, and only that one is loaded.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'A sample of a screen' })).toHaveLength(1);
  },
});

/** Inside a dark area, the dark picture is shown in both themes. */
export const InADarkArea = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <div data-theme="dark">
      <ProductPicture {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', args.sources.dark);
  },
});
