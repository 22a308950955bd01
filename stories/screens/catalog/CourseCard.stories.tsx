import { CourseCard, Grid } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { course, longCourse } from '../../samples/courses.ts';
import { tabsTo } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Catalog/CourseCard',
  component: CourseCard,
  parameters: {
    usage: {
      status: 'stable',
      use: ['For one course of the catalog, in a grid.'],
      avoid: [
        { when: 'The learner is enrolled in it.', instead: 'Screens/Learning/EnrollmentCard' },
        { when: 'The landing page features it.', instead: 'Screens/Marketing/FeaturedCourseCard' },
      ],
      keyboard: [{ keys: 'Tab', does: 'Moves to View Details.', test: 'Default' }],
      accessibility: ['An article named by the course’s title, which describes its link.'],
    },
  },
  args: { course, href: '/course/sample-course' },
});

export const Default = meta.story({
  play: tabsTo(['link', /View Details/]),
});

/** Cards of a row are of one height, their actions on one line. */
export const InAGrid = meta.story({
  render: (args) => (
    <Grid>
      <CourseCard {...args} />
      <CourseCard {...args} course={longCourse} />
    </Grid>
  ),
});

export const LongText = meta.story({ args: { course: longCourse } });
