import {
  AdminTablePage,
  Button,
  CompanyRolesTable,
  type CompanyRolesTableProps,
  Icon,
  icons,
  RoleInvitationsTable,
  type RoleInvitationsTableProps,
  Stack,
} from '@redwhiteandcode/design-system';
import { invitationTerms } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import type { ReactNode } from 'react';

/** The copy of the list of a company's roles. */
export const rolesCopy = {
  title: 'Roles',
  description: 'Who may enter the rooms of a company.',
  subtitle: 'Owners do everything, managers look after their groups, and viewers only read.',
  invite: 'Invite somebody',
  note: `The address gets an email with a link that works for ${invitationTerms.days} days. A role needs no seat.`,
  noGroup: 'No group yet',
  invited: 'Invitation sent',
  withdrawn: 'Invitation withdrawn',
  changed: 'Role changed',
  removed: 'Role removed',
} as const;

export interface CompanyRolesPageProps extends CompanyRolesTableProps {
  /** The invitations that were not accepted. */
  invitations?: RoleInvitationsTableProps['rows'];
  onWithdraw?: RoleInvitationsTableProps['onWithdraw'];
  /** Opens the dialog that invites somebody. */
  onInvite?: () => void;
}

/** The list of the people with a role in a company, and of the invitations to roles. */
export function CompanyRolesPage({
  invitations = [],
  onWithdraw,
  onInvite,
  ...table
}: CompanyRolesPageProps): ReactNode {
  return (
    <AdminTablePage
      title={rolesCopy.title}
      subtitle={rolesCopy.subtitle}
      actions={
        onInvite && (
          <Button iconStart={<Icon icon={icons.plus} />} onPress={onInvite}>
            {rolesCopy.invite}
          </Button>
        )
      }
    >
      <Stack gap={32}>
        <CompanyRolesTable {...table} />
        {onWithdraw && invitations.length > 0 && (
          <RoleInvitationsTable rows={invitations} onWithdraw={onWithdraw} />
        )}
      </Stack>
    </AdminTablePage>
  );
}
