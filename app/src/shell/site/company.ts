import type { IconSource, Leader } from '@redwhiteandcode/design-system';
import { founded } from './legalFacts.ts';

/** A founder, as shown on the about page. */
export interface Founder {
  id: string;
  role: string;
  /** The role is shown if this is empty. */
  name: string;
  /** Path of a square image under `app/public`; the initials or the icon are shown if this is empty. */
  picture: string;
  /** The founder's responsibility, in a sentence. */
  work: string;
}

/** The founders of the company: the only place to configure their names and images. */
export const company: { founded: number; founders: readonly Founder[] } = {
  founded,
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
      work: 'Keeps the platform fast, accessible and open about its use of AI.',
    },
  ],
};

/** Returns a founder's card, with the role as the name and its icon if no name is configured. */
export function leaderCard({ id, role, name, picture, work }: Founder, icon: IconSource | undefined): Leader {
  const named = name.trim();
  return {
    id,
    name: named || role,
    role: named ? `${role}, co-founder` : 'Co-founder',
    bio: work,
    icon: named ? undefined : icon,
    imageSrc: picture || undefined,
  };
}
