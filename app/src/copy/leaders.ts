import type { Leader } from '@redwhiteandcode/design-system';
import { company, type Founder } from './company.ts';

/** A founder's card: the name where there is one, else the role in its place. */
export function leaderCard({ id, role, name, picture, work }: Founder): Leader {
  const named = name.trim();
  return {
    id,
    name: named || role,
    role: named ? `${role}, co-founder` : 'Co-founder',
    bio: work,
    imageSrc: picture || undefined,
  };
}

/** The cards of all founders. */
export const leaders: readonly Leader[] = company.founders.map(leaderCard);
