import { BrandBanner, BridgeIllustration, ButtonLink } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Marketing/BrandBanner',
  component: BrandBanner,
  args: {
    title: 'Made in America, for people who work here',
    description: 'Sample words about where the courses are written and for whom.',
  },
  parameters: {
    layout: 'fullscreen',
    usage: {
      status: 'new',
      use: ['Once on a page at most, where the brand speaks for itself.'],
      avoid: [
        { when: 'It opens the page.', instead: 'Screens/Marketing/Hero' },
        { when: 'It asks for one thing to be done.', instead: 'Screens/Marketing/CallToAction' },
      ],
      keyboard: [],
      accessibility: [
        'A region named by its title. The drawing is decoration.',
        'Navy in both themes; its colours are the dark theme’s.',
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

/** With everything it can hold. */
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
