import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Card } from '../../components/card/Card.tsx';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { ConfirmedAction } from '../account/ConfirmedAction.tsx';
import { formatDate } from '../../components/date/date.ts';
import { RecordFacts } from './RecordFacts.tsx';
import { type Role, RoleBadge } from './RolesTable.tsx';
import type { UserRow } from './UsersTable.tsx';

export interface UserDetailProps {
  user: UserRow & { roles: readonly Role[]; certificates: number };
  /** The user's enrollments, as an EnrollmentsTable. */
  enrollments: ReactNode;
  /** The user's certificates, as a CertificatesTable. */
  certificates: ReactNode;
  /** The user's toolkits, as a ReimbursementsTable. */
  reimbursements: ReactNode;
  /** Signs the user out on all devices. Rejects with a message for the admin on failure. */
  onEndSessions: () => Promise<void>;
}

/** Everything the admin area shows about a user. */
export function UserDetail({
  user,
  enrollments,
  certificates,
  reimbursements,
  onEndSessions,
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
          ]}
        />
      </Card>
      <ConfirmedAction
        label="End all sessions"
        title={`End all sessions of ${name}?`}
        description="The user is signed out on every device and must sign in again. Use this if a device is lost or someone else knows the password."
        isDestructive
        action={onEndSessions}
      />
      {enrollments}
      {certificates}
      {reimbursements}
    </Stack>
  );
}
