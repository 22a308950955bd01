import type { ReactNode } from 'react';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { RecordDialog } from '../admin/RecordDialog.tsx';
import { type CompanyRole, companyRoleLabels } from './companyRole.ts';

export interface ChangeRoleDialogProps {
  /** The name of the person, or the address. */
  name: string;
  role: CompanyRole;
  /** Changes the role. An error message, if one is returned, keeps the dialog open. */
  onSave: (role: CompanyRole) => Promise<string | undefined>;
  onClose: () => void;
}

const may: Readonly<Record<CompanyRole, string>> = {
  owner: 'Buys seats, invites people, and decides who has a role',
  manager: 'Invites the people of their groups, and sees how far they are',
  viewer: 'Sees how far the people are, and changes nothing',
};

const roles = Object.keys(may) as CompanyRole[];

/** An open dialog that changes the role of somebody in a company. */
export function ChangeRoleDialog({ name, role, onSave, onClose }: ChangeRoleDialogProps): ReactNode {
  return (
    <RecordDialog<{ role: string }>
      title={`Change the role of ${name}`}
      onClose={onClose}
      saveLabel="Change role"
      labels={{ role: 'Role' }}
      values={{ role }}
      validate={() => undefined}
      onSave={async ({ role: chosen }) => {
        const problem = await onSave(roles.find((one) => one === chosen) ?? role);
        return problem === undefined ? undefined : { form: problem };
      }}
    >
      {() => (
        <RadioGroup label="Role" name="role" defaultValue={role}>
          {roles.map((one) => (
            <Radio key={one} value={one} description={may[one]}>
              {companyRoleLabels[one]}
            </Radio>
          ))}
        </RadioGroup>
      )}
    </RecordDialog>
  );
}
