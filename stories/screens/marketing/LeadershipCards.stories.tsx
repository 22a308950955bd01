import { LeadershipCards } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const leaders = [
  {
    id: 'teaching',
    name: 'Chief Learning Officer',
    role: 'Co-founder',
    bio: 'Writes what the sample courses teach, and how.',
  },
  {
    id: 'product',
    name: 'Chief Product Officer',
    role: 'Co-founder',
    bio: 'Builds the place in which they are learned.',
  },
  {
    id: 'finance',
    name: 'Chief Financial Officer',
    role: 'Co-founder',
    bio: 'Reads the tax rules so that HR need not.',
  },
];

const meta = preview.meta({
  title: 'Screens/Marketing/LeadershipCards',
  component: LeadershipCards,
  args: { leaders },
  parameters: {
    usage: {
      status: 'new',
      use: ['For the people who answer for the company, by name or by role.'],
      avoid: [{ when: 'People say what they think of it.', instead: 'Screens/Marketing/TestimonialList' }],
      keyboard: [],
      accessibility: ['Pictures and initials are decoration beside the name.'],
    },
  },
});

/** Without pictures, initials stand in their place. */
export const Default = meta.story();

export const LongText = meta.story({
  args: {
    leaders: leaders.map((leader, place) =>
      place === 0 ? { ...leader, name: longTitle, bio: longText } : leader,
    ),
  },
});
