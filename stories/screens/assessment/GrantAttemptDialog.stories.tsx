import { GrantAttemptDialog } from '@redwhiteandcode/design-system';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { failed } from './samples.ts';

const meta = preview.meta({
  title: 'Screens/Assessment/GrantAttemptDialog',
  component: GrantAttemptDialog,
  args: {
    name: 'Sample Learner in Sample course',
    attempts: { attempts: 3, granted: 1, started: 4, is_used_up: true, best: failed },
    reasonRules: { validate: (reason) => (reason ? undefined : 'Give the reason'), maxLength: 500 },
    onGrant: fn(async () => undefined),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    usage: {
      status: 'new',
      use: ['In the lists of enrollments, to grant a learner who used all attempts one more.'],
      avoid: [
        { when: 'The learner looks at the own attempts.', instead: 'Screens/Assessment/AssessmentOverview' },
      ],
      keyboard: [{ keys: 'Enter on the button', does: 'Grants with the reason', test: 'UsedUp' }],
      accessibility: ['Everything that ReasonDialog guarantees.'],
    },
  },
});

/** All attempts are used */
export const UsedUp = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: /^Grant one more attempt/ });
    await expect(screen.getByText('Attempts used: 4 of 4')).toBeVisible();
    await expect(screen.getByText('Best result: 60 percent, not passed')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'The connection broke.');
    screen.getByRole('button', { name: 'Grant one more attempt' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGrant).toHaveBeenCalledWith('The connection broke.');
  },
});

/** Attempts are left, so none can be granted */
export const AttemptsLeft = meta.story({
  args: { attempts: { attempts: 3, granted: 0, started: 1, is_used_up: false, best: null } },
  play: async () => {
    await expect(await screen.findByText('Attempts used: 1 of 3')).toBeVisible();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
});

/** A course without an assessment */
export const NoAssessment = meta.story({
  args: { attempts: undefined, problem: 'This course has no assessment.' },
  play: async () => {
    await expect(await screen.findByText('This course has no assessment.')).toBeVisible();
  },
});
