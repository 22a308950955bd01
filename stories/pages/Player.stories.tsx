import { PlayerLoading } from '@redwhiteandcode/app/pages/learning/player/PlayerLoading.tsx';
import { PlayerFailed, PlayerUnavailable } from '@redwhiteandcode/app/pages/learning/player/PlayerNotice.tsx';
import { PlayerPage } from '@redwhiteandcode/app/pages/learning/player/PlayerPage.tsx';
import { PlayerEnded } from '@redwhiteandcode/app/pages/learning/player/SeatEnded.tsx';
import RightEndDialog from '@redwhiteandcode/app/pages/learning/player/RightEndDialog.tsx';
import { lessonKey, type PlacedLesson } from '@redwhiteandcode/app/parts/learning/lessons.ts';
import { Prose } from '@redwhiteandcode/design-system';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { course } from '../samples/course.ts';
import { inSite } from '../samples/inSite.tsx';
import { certificate } from '../samples/credentials.ts';
import { lessonHtml, lessons } from '../samples/learning.ts';

/** Returns the lesson at an index, with a number of lessons completed. */
function at(index: number, completed: number) {
  const lesson = lessons[index];
  if (!lesson) throw new Error(`The sample course has no lesson ${index}.`);
  const completedKeys = new Set(lessons.slice(0, completed).map(lessonKey));
  return { lesson, isCompleted: (other: PlacedLesson) => completedKeys.has(lessonKey(other)) };
}

const meta = preview.meta({
  title: 'Pages/Player',
  component: PlayerPage,
  args: {
    ...at(2, 2),
    courseId: course.id,
    courseTitle: course.title,
    lessons,
    content: <Prose html={lessonHtml} />,
    onCompletedChange: fn(),
    onOpen: fn(),
    certificateNumber: null,
    isCourseCompleted: false,
  },
  ...inSite({ path: `/learn/${course.id}`, viewer: 'learner' }),
});

/** /learn/{courseId}/{module}/{lesson}: a lesson with the outline beside it */
export const Lesson = meta.story();

/** /learn/{courseId}/1/1: ‘Previous’ is disabled, and no lesson is completed */
export const FirstLesson = meta.story({ args: at(0, 0) });

/** /learn/{courseId}/{module}/{lesson} with all lessons completed: no ‘Next’, and a link to the certificate */
export const LastLesson = meta.story({
  args: {
    ...at(lessons.length - 1, lessons.length),
    certificateNumber: certificate.certificate_number,
    isCourseCompleted: true,
  },
});

/** /learn/{courseId}/{module}/{lesson} with one lesson left: the checkbox says that it opens another page */
export const OneLessonLeft = meta.story({
  args: at(lessons.length - 1, lessons.length - 1),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Mark complete' })).toHaveAccessibleDescription(
      /^This is the last lesson left\./,
    );
  },
});

/** /learn/{courseId}/{module}/{lesson} of a completed course that is not paid for: no certificate yet */
export const CompletedUnpaid = meta.story({
  args: { ...at(lessons.length - 1, lessons.length), isCourseCompleted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See what is missing' })).toBeVisible();
  },
});

/** /learn/{courseId}/{module}/{lesson}: the question before the lesson that ends the money-back window */
export const EndsRefund = meta.story({
  render: () => (
    <RightEndDialog
      order={{ status: 'paid', total_cents: 295_000, due_at: '2026-12-27T15:00:00.000Z' }}
      onConfirm={fn()}
      onClose={fn()}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/the \$2,950\.00 that you paid/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Not yet' })).toBeVisible();
  },
});

/** /learn/{courseId}/{module}/{lesson}: the question before the lesson after which an unpaid order stays */
export const EndsCancellation = meta.story({
  render: () => (
    <RightEndDialog
      order={{ status: 'due', total_cents: 295_000, due_at: '2026-12-27T15:00:00.000Z' }}
      onConfirm={fn()}
      onClose={fn()}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/you owe \$2,950\.00 by December 27, 2026/)).toBeVisible();
  },
});

/** /learn/{courseId}/{module}/{lesson} on a phone: only the lesson, with a button for the outline */
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** /learn/{courseId}/{module}/{lesson} on a phone with the outline open above the lesson */
export const OutlineOnPhone = meta.story({
  ...OnPhone.input,
  play: async ({ canvas, userEvent }) => {
    const button = canvas
      .getAllByRole('button', { name: 'Outline' })
      .find((candidate) => candidate.ariaHasPopup === 'dialog');
    if (!button) return;
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: course.title }));
    await expect(dialog.getByRole('link', { current: 'page' })).toHaveTextContent('Your first prompt');
  },
});

/** /learn/{courseId} while the course loads */
export const Loading = meta.story({ render: () => <PlayerLoading /> });

/** /learn/{courseId} after loading the lessons failed */
export const Failed = meta.story({ render: () => <PlayerFailed onRetry={fn()} /> });

/** /learn/{courseId} for a course without published lessons */
export const NotAvailable = meta.story({ render: () => <PlayerUnavailable courseId={course.id} /> });

/** /learn/{courseId} for a learner who is not enrolled */
export const NotEnrolled = meta.story({
  render: () => <PlayerUnavailable courseId={course.id} reason="notEnrolled" />,
});

/** /learn/{courseId} after the company took its seat back */
export const SeatEnded = meta.story({
  render: () => (
    <PlayerEnded
      courseId={course.id}
      reason="Sample Company took your seat back. Your progress, certificates, and results stay."
      onPay={fn()}
    />
  ),
});
