import { DocumentLinks } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const documents = [
  {
    title: 'Publication 970, Tax Benefits for Education',
    href: 'https://www.irs.gov/publications/p970',
    publisher: 'Internal Revenue Service, irs.gov',
    description: 'What counts as employer-provided educational assistance.',
  },
  {
    title: '26 U.S. Code Section 127',
    href: 'https://www.law.cornell.edu/uscode/text/26/127',
    publisher: 'Cornell Law School, law.cornell.edu',
  },
];

const meta = preview.meta({
  title: 'Screens/Legal/DocumentLinks',
  component: DocumentLinks,
  args: { documents },
  parameters: {
    usage: {
      status: 'new',
      use: ['Sources that others publish outside the site.'],
      avoid: [{ when: 'The link leads to a page of this site.', instead: 'Components/Actions/Link' }],
      keyboard: [{ keys: 'Tab', does: 'Moves from source to source.', test: 'Default' }],
      accessibility: ['Each link says that it opens a new tab. The whole row is the target.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /Publication 970.*opens in a new tab/ });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const LongText = meta.story({
  args: {
    documents: [
      { title: longTitle, href: 'https://example.com', publisher: longTitle, description: longText },
      ...documents,
    ],
  },
});
