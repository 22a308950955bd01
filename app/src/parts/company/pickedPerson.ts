import type { PickItem } from '@redwhiteandcode/design-system';
import type { CompanyPerson } from '@redwhiteandcode/contract/company/people-operations.ts';

/** Returns a person as a list to choose from shows them. */
export const pickedPerson = ({
  id,
  name,
  email,
}: Pick<CompanyPerson, 'id' | 'name' | 'email'>): PickItem => ({
  id,
  label: name ?? email,
  ...(name !== null && { detail: email }),
});
