import { EnrollAction, PriceBox } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Course/EnrollAction',
  component: EnrollAction,
  parameters: {
    usage: {
      status: 'stable',
      use: ['In a PriceBox: the action that opens a course, which depends on the visitor’s state.'],
      avoid: [{ when: 'The link leads somewhere else.', instead: 'Components/Actions/ButtonLink' }],
      keyboard: [{ keys: 'Enter', does: 'Enrolls and moves focus to Continue Learning.', test: 'Enrolls' }],
      accessibility: [
        'When the link replaces the button, it takes focus.',
        'A pending button ignores presses and keeps focus.',
      ],
    },
  },
  decorators: [
    (Story) => (
      <PriceBox price="$4,950">
        <Story />
      </PriceBox>
    ),
  ],
});

export const Default = meta.story({
  args: { state: 'signedOut', signInHref: '/auth' },
});

/** The link replaces the button and takes its focus. */
export const Enrolls = meta.story({
  args: { state: 'open', onEnroll: fn() },
  render: function Enrolls() {
    const [isEnrolled, setIsEnrolled] = useState(false);
    return isEnrolled ? (
      <EnrollAction state="enrolled" learnHref="#learn" />
    ) : (
      <EnrollAction state="open" onEnroll={() => setIsEnrolled(true)} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Continue Learning' })).toHaveFocus();
  },
});

export const Open = meta.story({ args: { state: 'open', onEnroll: fn() } });

export const Enrolling = meta.story({ args: { state: 'open', onEnroll: fn(), isPending: true } });

export const Enrolled = meta.story({ args: { state: 'enrolled', learnHref: '/learn/sample-course' } });
