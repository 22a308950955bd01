import { BrandBanner, BridgeIllustration, ButtonLink } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Marketing/BrandBanner',
  component: BrandBanner,
  args: {
    title: 'Made in America, for people who work here',
    description: 'A sample text about where the courses are written, and for whom.',
  },
  parameters: {
    layout: 'fullscreen',
    usage: {
      status: 'new',
      use: ['A statement about the brand, at most once on a page.'],
      avoid: [
        { when: 'You need the first section of a page.', instead: 'Screens/Marketing/Hero' },
        { when: 'You ask the visitor to do something.', instead: 'Screens/Marketing/CallToAction' },
      ],
      keyboard: [],
      accessibility: [
        'A region named by its title. The illustration is decorative.',
        'It is navy, with the dark theme’s colors, in both themes.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Made in America, for people who work here' }),
    ).toBeVisible();
  },
});

/** All optional parts. */
export const Complete = meta.story({
  args: {
    eyebrow: '// made in america',
    points: [
      'Written for the rules of US employers',
      'Examples from sample companies',
      'Support in US business hours',
    ],
    actions: (
      <ButtonLink href="/about" variant="neutral" size="lg">
        Meet Our Team
      </ButtonLink>
    ),
    illustration: <BridgeIllustration />,
  },
});

export const LongText = meta.story({
  args: {
    eyebrow: longTitle,
    title: longTitle,
    description: longText,
    points: [longText],
    illustration: <BridgeIllustration />,
  },
});
