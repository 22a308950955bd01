/**
 * The states of a company's person: invited, the invitation's page opened, accepted, the invitation undeliverable, expired or
 * withdrawn, and the seat taken back.
 */
export const personStates = [
  'invited',
  'opened',
  'accepted',
  'bounced',
  'expired',
  'withdrawn',
  'removed',
] as const;
export type PersonState = (typeof personStates)[number];

/** The states in which a person has a seat; in all others a company's seat is free for someone else. */
export const seatedStates = [
  'invited',
  'opened',
  'accepted',
  'bounced',
] as const satisfies readonly PersonState[];
