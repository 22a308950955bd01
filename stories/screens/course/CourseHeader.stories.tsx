import { Breadcrumbs, CourseHeader, EnrollAction } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { course, longCourse } from '../../samples/course.ts';
import { tabsTo } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Course/CourseHeader',
  component: CourseHeader,
  args: {
    course,
    hoursHref: '#hours',
    action: <EnrollAction state="signedOut" signInHref="/auth" />,
    breadcrumbs: <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: course.title }]} />,
  },
  parameters: {
    layout: 'fullscreen',
    usage: {
      status: 'stable',
      use: ['The top of a course page, with the h1 and the price.'],
      avoid: [{ when: 'The course is in a list.', instead: 'Screens/Catalog/CourseCard' }],
      keyboard: [
        {
          keys: 'Tab',
          does: 'Moves to the breadcrumbs, the link about the hours, then to the action.',
          test: 'Default',
        },
      ],
      accessibility: ['Badges and facts are text. Loading is announced.'],
    },
  },
});

export const Default = meta.story({
  play: tabsTo(['link', 'Home'], ['link', 'How the hours are computed'], ['link', 'Sign In to Enroll']),
});

/** A course without lessons states no hours, so it does not say how they are computed. */
export const WithoutLessons = meta.story({
  args: { course: { ...course, lesson_count: 0, hours: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opens soon')).toBeVisible();
    await expect(canvas.queryByText(/hours/)).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['course-loading'],
  args: { course: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading course...');
  },
});

export const LongText = meta.story({ args: { course: longCourse } });
