import { ContactInformation, icons } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const contacts = [
  { icon: icons.mail, label: 'Email', lines: ['support@example.com'], href: 'mailto:support@example.com' },
  { icon: icons.clock, label: 'Business hours', lines: ['Monday-Friday', '9 AM-6 PM EST'] },
  { icon: icons.messageCircle, label: 'Response time', lines: ['Within 24 business hours'] },
];

const meta = preview.meta({
  title: 'Screens/Contact/ContactInformation',
  component: ContactInformation,
  args: { contacts },
  parameters: {
    usage: {
      status: 'new',
      use: ['Beside the contact form, with the ways and hours to reach us.'],
      avoid: [
        { when: 'You need the last section of the help center.', instead: 'Screens/Help/SupportBlock' },
      ],
      keyboard: [],
      accessibility: ['A description list. The icons are decorative.'],
    },
  },
});

export const Default = meta.story();

export const WithNote = meta.story({ args: { note: 'For certificates, have the number at hand.' } });

export const LongText = meta.story({
  args: {
    title: longTitle,
    contacts: [{ icon: icons.mail, label: longTitle, lines: [longText], href: '/contact' }, ...contacts],
    note: longText,
  },
});
