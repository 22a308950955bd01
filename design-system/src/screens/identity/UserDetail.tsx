import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Card } from '../../components/card/Card.tsx';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { ConfirmedAction } from '../../components/dialog/ConfirmedAction.tsx';
import { formatDate } from '../../components/date/date.ts';
import { EnrollUser, type EnrollUserProps } from './EnrollUser.tsx';
import { RecordFacts } from '../orders/RecordFacts.tsx';
import { type Role, RoleBadge } from './RolesTable.tsx';
import type { UserRow } from './UsersTable.tsx';

export interface UserDetailProps {
  user: UserRow & {
    roles: readonly Role[];
    certificates: number;
    has_two_step: boolean;
  };
  /** The published courses. */
  courses: EnrollUserProps['courses'];
  /** The user's enrollments, as an EnrollmentsTable. */
  enrollments: ReactNode;
  /** The user's certificates, as a CertificatesTable. */
  certificates: ReactNode;
  /** The user's toolkits, as a ReimbursementsTable. */
  reimbursements: ReactNode;
  /** What the admin can do with the account, each after a question. Rejects with a message for the admin on failure. */
  actions: UserActions;
}

/** The actions on a user's account. */
export interface UserActions {
  /** Enrolls the user in a course. */
  onEnroll: (courseId: string) => Promise<void>;
  /** Signs the user out on all devices. */
  onEndSessions: () => Promise<void>;
  /** Emails the user a link to set a new password. */
  onSendReset: () => Promise<void>;
  /** Ends two-step verification. Shown while it is on. */
  onEndTwoStep: () => Promise<void>;
  /** Suspends the account. Shown unless it is suspended. */
  onSuspend: () => Promise<void>;
  /** Reactivates the account. Shown while it is suspended. */
  onReactivate: () => Promise<void>;
}

/** Everything the admin area shows about a user. */
export function UserDetail({
  user,
  courses,
  enrollments,
  certificates,
  reimbursements,
  actions,
}: UserDetailProps): ReactNode {
  const name = user.full_name ?? user.email;
  return (
    <Stack gap={32}>
      <Inline gap={16} isWrapping={false}>
        <Avatar name={name} size="lg" />
        <Stack gap={4}>
          <Heading level={1}>{name}</Heading>
          <Text tone="muted">{user.email}</Text>
        </Stack>
      </Inline>
      <Card>
        <RecordFacts
          items={[
            ['User ID', <CodeText key="id">{user.user_id}</CodeText>, 'wide'],
            ['Joined', formatDate(user.created_at)],
            [
              'Roles',
              <Inline key="roles" gap={8}>
                {user.roles.map((role) => (
                  <RoleBadge key={role} value={role} />
                ))}
              </Inline>,
            ],
            ['Certificates', user.certificates],
            [
              'Account',
              <StatusBadge key="account" tone={user.is_suspended ? 'danger' : 'success'}>
                {user.is_suspended ? 'Suspended' : 'Active'}
              </StatusBadge>,
            ],
            ['Two-step verification', user.has_two_step ? 'On' : 'Off'],
          ]}
        />
      </Card>
      <AccountActions name={name} user={user} courses={courses} {...actions} />
      {enrollments}
      {certificates}
      {reimbursements}
    </Stack>
  );
}

function AccountActions({
  name,
  user,
  courses,
  onEnroll,
  onEndSessions,
  onSendReset,
  onEndTwoStep,
  onSuspend,
  onReactivate,
}: UserActions & Pick<UserDetailProps, 'user' | 'courses'> & { name: string }): ReactNode {
  return (
    <Inline gap={12}>
      <EnrollUser name={name} courses={courses} onEnroll={onEnroll} />
      <ConfirmedAction
        label="End all sessions"
        title={`End all sessions of ${name}?`}
        description="The user is signed out on every device and must sign in again. Use this if a device is lost or someone else knows the password."
        isDestructive
        action={onEndSessions}
      />
      <ConfirmedAction
        label="Send password reset"
        title={`Send ${name} a link to set a new password?`}
        description={`The link goes to ${user.email} and works for one hour. The current password keeps working until then.`}
        action={onSendReset}
      />
      {user.has_two_step && (
        <ConfirmedAction
          label="End two-step verification"
          title={`End two-step verification of ${name}?`}
          description="Check first that the request comes from this person. They are signed out on every device, their password stops working, and they get an email with a link to set a new one."
          isDestructive
          action={onEndTwoStep}
        />
      )}
      {user.is_suspended ? (
        <ConfirmedAction
          label="Reactivate account"
          title={`Reactivate the account of ${name}?`}
          description="The user can sign in again with the same password."
          action={onReactivate}
        />
      ) : (
        <ConfirmedAction
          label="Suspend account"
          title={`Suspend the account of ${name}?`}
          description="The user is signed out on every device and cannot sign in until you reactivate the account. Nothing is deleted."
          isDestructive
          action={onSuspend}
        />
      )}
    </Inline>
  );
}
