import { LockedPreview } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longText } from '../../samples/text.ts';
import { tabsTo } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Catalog/LockedPreview',
  component: LockedPreview,
  parameters: {
    usage: {
      status: 'stable',
      use: ['On a course’s page with details, for those who are signed out.'],
      avoid: [
        { when: 'There are no details.', instead: 'Screens/Catalog/GenerateContent' },
        { when: 'A lesson is locked.', instead: 'Screens/Learning/LockedLesson' },
      ],
      keyboard: [{ keys: 'Tab', does: 'Moves to the sign-in link.', test: 'Default' }],
      accessibility: ['What signing in opens is a list in words.'],
    },
  },
  args: { signInHref: '/auth' },
});

export const Default = meta.story({
  play: tabsTo(['link', 'Sign In to View Full Course']),
});

export const OwnFeatures = meta.story({ args: { features: ['A sample curriculum', 'A sample project'] } });

export const LongText = meta.story({ args: { features: [longText, 'Short'] } });
