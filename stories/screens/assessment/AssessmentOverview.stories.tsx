import { AssessmentOverview } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { failed, passed, rules, scale, untaken } from './samples.ts';

const meta = preview.meta({
  title: 'Screens/Assessment/AssessmentOverview',
  component: AssessmentOverview,
  args: {
    rules,
    ...untaken,
    scale,
    attemptHref: (_number) => '#attempt',
    lessonsHref: '#lessons',
    certificateHref: '#certificate',
    contactHref: '#contact',
    onStart: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['On the page of a course’s assessment: its rules, the results, and the way to the next attempt.'],
      avoid: [{ when: 'The learner answers an attempt.', instead: 'Screens/Assessment/AttemptForm' }],
      keyboard: [{ keys: 'Tab', does: 'Moves to the button that starts the attempt.', test: 'Open' }],
      accessibility: ['The next step is a named region. A result is a word and a number, not only a color.'],
    },
  },
});

/** Before the first attempt */
export const Open = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/It counts as soon as you start it\./)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start attempt 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

/** Lessons are left */
export const Locked = meta.story({
  args: { state: { kind: 'locked', lessons_left: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 lesson is left\./)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** An attempt is open */
export const Started = meta.story({
  args: { state: { kind: 'started', number: 1 }, taken: [{ number: 1, result: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue attempt 1' })).toHaveAttribute(
      'href',
      '#attempt',
    );
    await expect(canvas.getByText('Not submitted')).toBeVisible();
  },
});

/** An admin has turned it off, or its questions are being written */
export const Closed = meta.story({
  args: {
    state: { kind: 'closed' },
    taken: [{ number: 1, submitted: 'March 2, 2026, 9:00 AM', result: failed }],
    best: failed,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This assessment is closed now\./)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The next attempt opens later */
export const Waiting = meta.story({
  args: {
    state: { kind: 'waiting', until: 'March 3, 2026, 9:00 AM' },
    taken: [{ number: 1, submitted: 'March 2, 2026, 9:00 AM', result: failed }],
    best: failed,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not passed yet')).toBeVisible();
    await expect(canvas.getByText(/can start on March 3, 2026, 9:00 AM\./)).toBeVisible();
  },
});

/** All attempts are used, and the best one passed */
export const UsedUp = meta.story({
  args: {
    state: { kind: 'used_up' },
    taken: [
      { number: 1, submitted: 'March 2, 2026, 9:00 AM', result: failed },
      { number: 2, submitted: 'March 3, 2026, 9:30 AM', result: passed },
      { number: 3, submitted: 'March 4, 2026, 9:45 AM', result: failed },
    ],
    best: passed,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Passed')).toBeVisible();
    await expect(canvas.getByText('85 percent, B')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toBeVisible();
  },
});

/** The learner has no access to the course anymore: the results stay */
export const Ended = meta.story({
  args: {
    state: { kind: 'ended', reason: 'Sample Company took your seat back.' },
    taken: [{ number: 1, submitted: 'March 2, 2026, 9:00 AM', result: passed }],
    best: passed,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample Company took your seat back.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A passed attempt before all lessons are completed */
export const LessonsLeft = meta.story({
  args: {
    state: { kind: 'open' },
    taken: [{ number: 1, submitted: 'March 2, 2026, 9:00 AM', result: passed }],
    best: passed,
    certificateHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'See the certificate' })).toBeNull();
    await expect(
      canvas.getByRole('link', { name: 'Complete the remaining lessons to get the certificate' }),
    ).toHaveAttribute('href', '#lessons');
  },
});

/** An attempt that could not start */
export const Failure = meta.story({
  args: { failure: 'The service cannot be reached. Check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service cannot be reached.');
  },
});
