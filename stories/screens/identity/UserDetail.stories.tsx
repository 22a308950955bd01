import {
  CertificatesTable,
  EnrollmentsTable,
  ReimbursementsTable,
  UserDetail,
} from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { certificates, newestFirst, ownEnrollments, reimbursements, users } from '../../samples/admin.ts';
import { longTitle } from '../../samples/text.ts';

const [user] = users;
if (!user) throw new Error('The samples contain no user.');

const account = {
  ...user,
  roles: ['user' as const, 'admin' as const],
  certificates: certificates.length,
  is_suspended: false,
  has_two_step: true,
};

const meta = preview.meta({
  title: 'Screens/Identity/UserDetail',
  component: UserDetail,
  args: {
    user: account,
    enrollments: (
      <EnrollmentsTable
        isForOneUser
        {...newestFirst(ownEnrollments, 'enrolled_at')}
        onDelete={async () => undefined}
        onAssessment={() => undefined}
      />
    ),
    certificates: (
      <CertificatesTable
        {...newestFirst(certificates)}
        verifyHref={(number) => `/verify/${number}`}
        onAct={() => undefined}
      />
    ),
    courses: [
      { id: 'sample-course', title: 'Sample Course' },
      { id: 'another-course', title: longTitle },
    ],
    actions: {
      onEnroll: fn(async () => undefined),
      onEndSessions: fn(async () => undefined),
      onSendReset: fn(async () => undefined),
      onEndTwoStep: fn(async () => undefined),
      onSuspend: fn(async () => undefined),
      onReactivate: fn(async () => undefined),
    },
    reimbursements: (
      <ReimbursementsTable
        isForOneUser
        {...newestFirst(reimbursements.slice(0, 1), 'toolkit_generated_at')}
      />
    ),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Show all data about one user in the admin area.'],
      avoid: [{ when: 'You list users.', instead: 'Screens/Identity/UsersTable' }],
      keyboard: [
        { keys: 'Enter', does: 'On “End all sessions”, asks for confirmation.', test: 'EndsSessions' },
        { keys: 'Enter', does: 'On “Enroll in a course”, asks for the course.', test: 'Enrolls' },
      ],
      accessibility: ['The name is the only h1. Each table has a name.'],
    },
  },
});

export const Default = meta.story();

export const EndsSessions = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'End all sessions' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(args.actions.onEndSessions).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'End all sessions' }));
    await expect(args.actions.onEndSessions).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

/** A missing course is explained next to its field; the message of a failure stays in the dialog. */
export const Enrolls = meta.story({
  args: {
    actions: {
      ...meta.input.args.actions,
      onEnroll: fn(async (courseId) => {
        if (courseId === 'another-course') throw new Error('This user is already enrolled.');
      }),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Enroll in a course' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Enroll' }));
    await expect(dialog.getByLabelText('Course')).toHaveAccessibleDescription('Select a course');
    await userEvent.selectOptions(dialog.getByLabelText('Course'), longTitle);
    await userEvent.click(dialog.getByRole('button', { name: 'Enroll' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This user is already enrolled.');
    await userEvent.selectOptions(dialog.getByLabelText('Course'), 'Sample Course');
    await userEvent.click(dialog.getByRole('button', { name: 'Enroll' }));
    await expect(args.actions.onEnroll).toHaveBeenLastCalledWith('sample-course');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** A suspended account can be reactivated, after a question. */
export const Suspended = meta.story({
  args: { user: { ...account, is_suspended: true, has_two_step: false } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Suspend account' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'End two-step verification' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Reactivate account' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reactivate account' }));
    await expect(args.actions.onReactivate).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

export const Empty = meta.story({
  args: {
    enrollments: (
      <EnrollmentsTable
        isForOneUser
        rows={[]}
        onDelete={async () => undefined}
        onAssessment={() => undefined}
      />
    ),
    certificates: <CertificatesTable rows={[]} verifyHref={String} onAct={() => undefined} />,
    reimbursements: <ReimbursementsTable isForOneUser rows={[]} />,
  },
});

export const LongText = meta.story({
  args: { user: { ...account, full_name: longTitle, roles: ['user'], certificates: 0 } },
});
