import { type ReactNode, useState } from 'react';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { RecordDialog } from '../admin/RecordDialog.tsx';
import { type PickItem, PickList, type PickSource } from './PickList.tsx';
import { type CompanyRole, companyRoleLabels } from './companyRole.ts';

export interface ChangeRoleDialogProps {
  /** The name of the person, or the address. */
  name: string;
  role: CompanyRole;
  /** The groups of the person, who need not be a manager. */
  groups: readonly PickItem[];
  /** The groups that a manager can have. */
  source: PickSource;
  /** Changes the role and the groups of a manager. An error message, if one is returned, keeps the dialog open. */
  onSave: (role: CompanyRole, groups: readonly PickItem[]) => Promise<string | undefined>;
  onClose: () => void;
}

const may: Readonly<Record<CompanyRole, string>> = {
  owner: 'Buys seats, invites people, and decides who has a role',
  manager: 'Invites the people of their groups, and sees how far they are',
  viewer: 'Sees how far the people are, and changes nothing',
};

const roles = Object.keys(may) as CompanyRole[];

/** An open dialog that changes the role of somebody in a company. */
export function ChangeRoleDialog({
  name,
  role,
  groups,
  source,
  onSave,
  onClose,
}: ChangeRoleDialogProps): ReactNode {
  const [chosen, setChosen] = useState(role);
  const [managed, setManaged] = useState(groups);
  return (
    <RecordDialog<{ role: string }>
      title={`Change the role of ${name}`}
      onClose={onClose}
      saveLabel="Change role"
      labels={{ role: 'Role' }}
      values={{ role }}
      validate={() => undefined}
      onSave={async () => {
        const problem = await onSave(chosen, chosen === 'manager' ? managed : []);
        return problem === undefined ? undefined : { form: problem };
      }}
    >
      {() => (
        <>
          <RadioGroup
            label="Role"
            name="role"
            value={chosen}
            onChange={(picked) => setChosen(roles.find((one) => one === picked) ?? role)}
          >
            {roles.map((one) => (
              <Radio key={one} value={one} description={may[one]}>
                {companyRoleLabels[one]}
              </Radio>
            ))}
          </RadioGroup>
          {chosen === 'manager' && (
            <PickList
              label="Groups"
              name="groups"
              description="A manager without a group sees nobody."
              source={source}
              chosen={managed}
              onChange={setManaged}
              empty="There is no group yet."
            />
          )}
        </>
      )}
    </RecordDialog>
  );
}
