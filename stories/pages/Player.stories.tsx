import { PlayerLoading } from '@redwhiteandcode/app/pages/player/PlayerLoading.tsx';
import { PlayerFailed, PlayerUnavailable } from '@redwhiteandcode/app/pages/player/PlayerNotice.tsx';
import { PlayerPage } from '@redwhiteandcode/app/pages/player/PlayerPage.tsx';
import { lessonKey, type PlacedLesson } from '@redwhiteandcode/app/pages/player/lessons.ts';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { course } from '../samples/courses.ts';
import { inSite } from '../samples/inSite.tsx';
import { certificate, lessons } from '../samples/learner.ts';
import { lessonHtml } from '../samples/lesson.ts';

/** The lesson at a place, from 0, with the first lessons ticked. */
function at(place: number, completed: number) {
  const lesson = lessons[place];
  if (!lesson) throw new Error(`The sample course has no lesson ${place}.`);
  const ticked = new Set(lessons.slice(0, completed).map(lessonKey));
  return { lesson, isCompleted: (one: PlacedLesson) => ticked.has(lessonKey(one)) };
}

const meta = preview.meta({
  title: 'Pages/Player',
  component: PlayerPage,
  args: {
    ...at(2, 2),
    courseId: course.id,
    courseTitle: course.title,
    lessons,
    html: lessonHtml,
    onCompletedChange: fn(),
    onOpen: fn(),
    certificateNumber: null,
  },
  ...inSite({ path: `/learn/${course.id}`, viewer: 'learner' }),
});

/** /learn/{courseId}/{module}/{lesson}: a lesson with the outline beside it */
export const Lesson = meta.story();

/** /learn/{courseId}/1/1: 'Previous' is disabled, nothing is ticked */
export const FirstLesson = meta.story({ args: at(0, 0) });

/** /learn/{courseId}/{module}/{lesson} with every lesson ticked: 'Next' is disabled, the certificate is there */
export const LastLesson = meta.story({
  args: {
    ...at(lessons.length - 1, lessons.length),
    certificateNumber: certificate.certificate_number,
  },
});

/** /learn/{courseId}/{module}/{lesson} on a phone: the lesson alone, with a button for the outline */
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** /learn/{courseId}/{module}/{lesson} on a phone with the outline open above the lesson */
export const OutlineOnPhone = meta.story({
  ...OnPhone.input,
  play: async ({ canvas, userEvent }) => {
    const button = canvas
      .getAllByRole('button', { name: 'Outline' })
      .find((one) => one.ariaHasPopup === 'dialog');
    if (!button) return;
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: course.title }));
    await expect(dialog.getByRole('link', { current: 'page' })).toHaveTextContent('Your first prompt');
  },
});

/** /learn/{courseId} while the course is loading */
export const Loading = meta.story({ render: () => <PlayerLoading /> });

/** /learn/{courseId} when the lessons could not be loaded */
export const Failed = meta.story({ render: () => <PlayerFailed onRetry={fn()} /> });

/** /learn/{courseId} of a course whose lessons are not published */
export const NotAvailable = meta.story({ render: () => <PlayerUnavailable courseId={course.id} /> });

/** /learn/{courseId} of a course that the learner is not enrolled in */
export const NotEnrolled = meta.story({
  render: () => <PlayerUnavailable courseId={course.id} reason="notEnrolled" />,
});
