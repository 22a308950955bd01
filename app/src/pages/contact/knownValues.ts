import type { ContactValues } from '@redwhiteandcode/design-system';
import type { Session } from '@redwhiteandcode/contract/identity/operations.ts';

/** Returns the contact form's values for a signed-in user: the first word of the name, the other words, the address. */
export function knownValues(session: Session | null | undefined): Partial<ContactValues> {
  if (!session) return {};
  const [firstName = '', ...others] = (session.user.full_name ?? '').trim().split(/\s+/);
  return { firstName, lastName: others.join(' '), email: session.user.email };
}
