import { ButtonLink, Hero, LiftOffIllustration, TaxDisclaimer } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Marketing/Hero',
  component: Hero,
  args: {
    title: 'Learn AI. Your employer may pay.',
    description: 'Sample courses for working people, which an employer’s education plan may reimburse.',
  },
  parameters: {
    layout: 'fullscreen',
    usage: {
      status: 'stable',
      use: ['Open a marketing page: what it offers, to whom, and the one way on.'],
      avoid: [
        { when: 'The page informs and sells nothing.', instead: 'Screens/Marketing/PageHeader' },
        { when: 'A course is opened.', instead: 'Screens/Catalog/CourseHeader' },
      ],
      keyboard: [],
      accessibility: ['The title is the h1 of the page.', 'The drawing is hidden from assistive technology.'],
    },
  },
});

export const Default = meta.story();

/** With everything it can hold; one of the buttons is red. */
export const Complete = meta.story({
  args: {
    eyebrow: '// sample eyebrow',
    actions: (
      <>
        <ButtonLink href="/auth" variant="accent" size="lg">
          Get Started
        </ButtonLink>
        <ButtonLink href="/#programs" variant="neutral" size="lg">
          See Programs
        </ButtonLink>
      </>
    ),
    note: <TaxDisclaimer />,
    stats: [
      { value: '$5,250', label: 'sample yearly limit' },
      { value: '8 weeks', label: 'sample length' },
      { value: '14', label: 'sample courses' },
    ],
  },
});

/** A drawing of the page's own. */
export const OtherIllustration = meta.story({ args: { illustration: <LiftOffIllustration /> } });

export const WithoutIllustration = meta.story({ args: { isIllustrated: false } });

export const LongText = meta.story({
  args: { eyebrow: longTitle, title: longTitle, description: longText, note: longText },
});
