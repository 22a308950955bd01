import { AddPeopleDialog } from '@redwhiteandcode/design-system';
import type { CompanyGroup } from '@redwhiteandcode/contract/company/group-operations.ts';
import { groupLimits } from '@redwhiteandcode/contract/company/group-rules.ts';
import type { ReactNode } from 'react';
import { useChange } from '../../../parts/admin/useChange.ts';
import { groupKeys } from '../../../parts/company/changedKeys.ts';
import { usePeopleSource } from '../../../parts/company/usePeopleSource.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { groupsCopy as copy } from './groupsCopy.ts';

export interface AddPeopleProps {
  companyId: string;
  group: CompanyGroup;
  onClose: () => void;
}

/** The dialog that adds people to a group, as many in a request as it may have. Adding them again changes nothing. */
export default function AddPeople({ companyId, group, onClose }: AddPeopleProps): ReactNode {
  const change = useChange(groupKeys);
  const addEach = async (people: readonly string[]) => {
    const path = { companyId, groupId: group.id };
    for (let from = 0; from < people.length; from += groupLimits.peopleOfRequest)
      // One request at a time: all of them change the number of people of the group.
      await callSignedIn('POST /api/company/{companyId}/groups/{groupId}/people', {
        path,
        body: { people: people.slice(from, from + groupLimits.peopleOfRequest) },
      });
  };
  return (
    <AddPeopleDialog
      group={group.name}
      source={usePeopleSource(companyId)}
      onAdd={(people) =>
        change(() => addEach(people.map(({ id }) => id)), { done: copy.added(people.length) })
      }
      onClose={onClose}
    />
  );
}
