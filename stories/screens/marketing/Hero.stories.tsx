import {
  ButtonLink,
  Hero,
  LearningScene,
  LiftOffIllustration,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
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
      use: ['The top of a marketing page: the offer, its audience, and one primary action.'],
      avoid: [
        { when: 'The page informs and does not sell anything.', instead: 'Screens/Marketing/PageHeader' },
        { when: 'You need the top of a course page.', instead: 'Screens/Course/CourseHeader' },
      ],
      keyboard: [],
      accessibility: [
        'The title is the h1 of the page.',
        'A drawing is hidden from assistive technology; a picture of the product has an alternative text.',
      ],
    },
  },
});

export const Default = meta.story();

/** All optional parts. One of the buttons is red. */
export const Complete = meta.story({
  args: {
    eyebrow: '// sample eyebrow',
    actions: (
      <>
        <ButtonLink href="/auth" variant="accent" size="lg">
          Get Started
        </ButtonLink>
        <ButtonLink href="/courses" variant="neutral" size="lg">
          See Programs
        </ButtonLink>
      </>
    ),
    note: <TaxDisclaimer />,
    illustration: <LearningScene />,
    stats: [
      { value: '$5,250', label: 'sample yearly limit' },
      { value: '8 weeks', label: 'sample length' },
      { value: '14', label: 'sample courses' },
    ],
  },
});

/** A page can have a drawing beside the text. */
export const WithDrawing = meta.story({ args: { illustration: <LiftOffIllustration /> } });

export const LongText = meta.story({
  args: { eyebrow: longTitle, title: longTitle, description: longText, note: longText },
});
