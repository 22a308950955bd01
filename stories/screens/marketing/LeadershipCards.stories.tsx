import { icons, LeadershipCards } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle, withFirst } from '../../samples/text.ts';

const leaders = [
  {
    id: 'teaching',
    name: 'Chief Learning Officer',
    role: 'Co-founder',
    bio: 'Writes the sample courses.',
  },
  {
    id: 'product',
    name: 'Chief Product Officer',
    role: 'Co-founder',
    bio: 'Builds the learning platform.',
  },
  {
    id: 'finance',
    name: 'Chief Financial Officer',
    role: 'Co-founder',
    bio: 'Reads the tax rules so that HR does not have to.',
  },
];

const meta = preview.meta({
  title: 'Screens/Marketing/LeadershipCards',
  component: LeadershipCards,
  args: { leaders },
  parameters: {
    usage: {
      status: 'new',
      use: ['The people who are responsible for the company, by name or role.'],
      avoid: [{ when: 'You quote learners.', instead: 'Screens/Marketing/TestimonialList' }],
      keyboard: [],
      accessibility: ['Images, icons and initials are decorative.'],
    },
  },
});

/** Initials replace missing images. */
export const Default = meta.story();

/** An icon replaces the initials where the name is a role. */
export const WithIcons = meta.story({
  args: { leaders: leaders.map((leader) => ({ ...leader, icon: icons.briefcase })) },
});

export const LongText = meta.story({
  args: {
    leaders: withFirst(leaders, { name: longTitle, bio: longText }),
  },
});
