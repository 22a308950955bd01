import type { Role } from '../../contract/identity.ts';

/** A profile in the table. */
export interface Profile {
  user_id: string;
  email: string;
  full_name: string | null;
  created_at: string;
}

/** A role of a person in the table; `call` is the id of the call that asked for it. */
export interface RoleRow {
  id: string;
  user_id: string;
  role: Role;
  created_at: string;
  call?: string | undefined;
}
