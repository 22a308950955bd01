import type { Leader } from '@redwhiteandcode/design-system';

/** A founder, as the company wants to be known. */
export interface Founder {
  id: string;
  role: string;
  /** Left empty, the role stands in its place. */
  name: string;
  /** Path of a square picture under `app/public`; left empty, initials stand in its place. */
  picture: string;
  /** What the founder answers for, in a sentence. */
  work: string;
}

/** What a deployment says of the company behind it: the one place to put names and pictures. */
export const company: { founded: number; founders: readonly Founder[] } = {
  founded: 2025,
  founders: [
    {
      id: 'executive',
      role: 'Chief Executive',
      name: '',
      picture: '',
      work: 'Works with employers on education plans that people actually use.',
    },
    {
      id: 'learning',
      role: 'Director of Learning',
      name: '',
      picture: '',
      work: 'Decides what a course must teach, and what it must not promise.',
    },
    {
      id: 'technology',
      role: 'Head of Technology',
      name: '',
      picture: '',
      work: 'Keeps the platform quick, accessible and open about its use of AI.',
    },
  ],
};

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
