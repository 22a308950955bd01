import { FigureView } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { figure } from '../../samples/blocks.ts';
import { inColumn } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Learning/FigureView',
  component: FigureView,
  args: { block: figure },
  decorators: [inColumn],
  parameters: {
    usage: {
      status: 'new',
      use: ['A picture of a lesson that teaches something, such as a diagram, and does not only decorate.'],
      avoid: [{ when: 'The content is text in rows and columns.', instead: 'Screens/Learning/LessonTable' }],
      keyboard: [],
      accessibility: [
        'The alternative text says what the picture shows, with the words in it.',
        'Only the picture of the theme is in the accessibility tree, and only it is loaded.',
        'The box has the shape of the picture before it is loaded.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const shown = await canvas.findByRole('img', { name: figure.alt });
    await expect(shown).toHaveAttribute('loading', 'lazy');
    await expect(shown).toHaveAttribute('width', '700');
    await expect(shown).toHaveAttribute('height', '350');
    await expect(shown).toHaveAttribute('src', figure.picture.files[0]?.src);
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: figure.alt })).toHaveAttribute(
      'src',
      figure.dark_picture.files[0]?.src,
    );
  },
});

/** In the dark theme, a picture without a dark version is on white. */
export const WithoutDarkPicture = meta.story({
  args: { block: { ...figure, dark_picture: null } },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const shown = await canvas.findByRole('img', { name: figure.alt });
    await expect(getComputedStyle(shown).backgroundColor).toBe('rgb(255, 255, 255)');
  },
});

/** A preview before a picture is uploaded. */
export const WithoutPicture = meta.story({
  args: { block: { ...figure, picture: null, dark_picture: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This figure has no picture yet.')).toBeVisible();
  },
});
