import { accountRules } from '../account/rules.ts';
import { accountEmail } from '../text/email-rule.ts';
import { fieldRule, formCheck } from '../text/rules.ts';
import { optional } from '../text/text-rules.ts';
import type { PersonState } from './person-states.ts';

/** The terms of invitations by email. */
export const invitationTerms = {
  /** The days after which an invitation expires. */
  days: 30,
  /** The hours after which an invitation without an answer is sent once more. */
  remindedAfterHours: 48,
} as const;

/** The rules for the fields of an invitation. Only its address is required. */
export const invitationRules = {
  email: accountEmail,
  name: optional(accountRules.fullName),
  manager: optional(accountEmail),
} as const;

/** Checks the form that invites a person, or somebody to a role. */
export const checkInvitation = formCheck({
  email: invitationRules.email,
  name: invitationRules.name,
  role: fieldRule({}, () => undefined),
});

/** The states in which an invitation can be accepted. An email that came back may have arrived later. */
export const openStates = ['invited', 'opened', 'bounced'] as const satisfies readonly PersonState[];

/** Whether an invitation in a state can be accepted. */
export const isOpenState = (state: PersonState): boolean => openStates.some((open) => open === state);
