import { expect, test } from 'vitest';
import { leaderCard } from './company.ts';

const founder = { id: 'a', role: 'Chief Executive', work: 'Leads.', name: '', picture: '' };

test.each([
  ['no name shows the role and its icon', {}, { name: 'Chief Executive', role: 'Co-founder', icon: 'M1 1' }],
  ['a blank name is none', { name: '  ' }, { name: 'Chief Executive', role: 'Co-founder' }],
  [
    'a name and a picture are shown',
    { name: ' Sample Founder ', picture: '/images/founder.jpg' },
    {
      name: 'Sample Founder',
      role: 'Chief Executive, co-founder',
      icon: undefined,
      imageSrc: '/images/founder.jpg',
    },
  ],
])('%s', (_, given, shown) => {
  expect(leaderCard({ ...founder, ...given }, 'M1 1')).toMatchObject(shown);
});
