import { FeaturedCourseCard, Grid } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { featuredCourse } from '../../samples/courses.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Marketing/FeaturedCourseCard',
  component: FeaturedCourseCard,
  args: { course: featuredCourse, href: '/course/sample-course' },
  parameters: {
    usage: {
      status: 'stable',
      use: ['Show one of the few courses that the landing page puts first, with its price and highlights.'],
      avoid: [{ when: 'The whole catalog is listed.', instead: 'Screens/Catalog/CourseCard' }],
      keyboard: [],
      accessibility: [
        'The price that is struck through is said to be the old one.',
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
    actionLabel: 'View this sample course in every detail',
  },
});
