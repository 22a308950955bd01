import { FeaturedCourseCard, Grid } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { featuredCourse } from '../../samples/course.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Catalog/FeaturedCourseCard',
  component: FeaturedCourseCard,
  args: { course: featuredCourse, href: '/course/sample-course' },
  parameters: {
    usage: {
      status: 'stable',
      use: ['A featured course of the landing page, with its price and highlights.'],
      avoid: [{ when: 'You list the whole catalog.', instead: 'Screens/Catalog/CourseCard' }],
      keyboard: [],
      accessibility: [
        'Screen readers announce the crossed-out price as the old one.',
        'The link names the course.',
      ],
    },
  },
});

export const Default = meta.story();

export const InAGrid = meta.story({
  render: (args) => (
    <Grid minColumnWidth={320}>
      <FeaturedCourseCard {...args} />
      <FeaturedCourseCard {...args} course={{ ...featuredCourse, highlights: ['One highlight'] }} />
    </Grid>
  ),
});

export const LongText = meta.story({
  args: {
    course: { ...featuredCourse, title: longTitle, description: longText, highlights: [longText, 'Short'] },
  },
});
