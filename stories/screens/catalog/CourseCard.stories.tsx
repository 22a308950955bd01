import { CourseCard, Grid } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { course, longCourse } from '../../samples/course.ts';
import { requestFor } from '../../samples/waitlist.tsx';
import { tabsTo } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Catalog/CourseCard',
  component: CourseCard,
  parameters: {
    usage: {
      status: 'stable',
      use: ['A course of the catalog, in a grid.'],
      avoid: [
        { when: 'The learner is enrolled in the course.', instead: 'Screens/Learning/EnrollmentCard' },
        { when: 'The landing page features the course.', instead: 'Screens/Catalog/FeaturedCourseCard' },
      ],
      keyboard: [{ keys: 'Tab', does: 'Moves to View Details.', test: 'Default' }],
      accessibility: ['An article named after the course. The course’s title also describes the link.'],
    },
  },
  args: { course, href: '/course/sample-course' },
});

export const Default = meta.story({
  play: tabsTo(['link', /View Details/]),
});

/** A click anywhere on the card follows its one link. */
export const WholeCardIsLink = meta.story({
  play: async ({ canvas }) => {
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(canvas.getByRole('link'));
  },
});

/** Cards in a row have the same height, and their actions are aligned. */
export const InAGrid = meta.story({
  render: (args) => (
    <Grid>
      <CourseCard {...args} />
      <CourseCard {...args} course={longCourse} />
    </Grid>
  ),
});

/** A course that is not open yet offers an email, above the link that covers the card. */
export const OpensSoon = meta.story({
  args: {
    course: { ...course, lesson_count: 0 },
    notify: requestFor(course.title, 'Notify Me'),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Opens soon')).toBeVisible();
    const button = canvas.getByRole('button', { name: `Notify Me: ${course.title}` });
    const { left, top } = button.getBoundingClientRect();
    await expect(button).toContainElement(document.elementFromPoint(left + 8, top + 8) as HTMLElement);
    await userEvent.click(button);
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
});

/** For a reader who pays nothing, no price and no note about paying shows. */
export const FreeForReader = meta.story({
  args: {
    course: { ...course, list_price: { cents: 595_000, charged_until: '2026-01-31' } },
    freeLabel: 'Free for you',
    priceNote: 'Your employer may reimburse it',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free for you')).toBeVisible();
    await expect(canvas.getByRole('article')).not.toHaveTextContent(/\$|reimburse/);
  },
});

export const LongText = meta.story({ args: { course: longCourse } });
