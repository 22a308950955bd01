import {
  Footer,
  FooterButton,
  type FooterColumn,
  ShortFooter,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import type { Usage } from '../../.storybook/docs/usage.ts';
import { longText, longTitle } from '../../samples/text.ts';

const columns: readonly FooterColumn[] = [
  {
    title: 'Programs',
    links: [
      { label: 'All Courses', href: '/courses' },
      { label: 'For Employers', href: '/corporate' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
    ],
  },
];

const usage: Usage = {
  status: 'stable',
  use: ['Once, at the end of every public page.'],
  avoid: [{ when: 'An area has its own layout.', instead: 'Components/Navigation/Sidebar' }],
  keyboard: [{ keys: 'Tab', does: 'Moves through the links, column by column.', test: 'TabMovesAmongLinks' }],
  accessibility: [
    'It is the contentinfo landmark of the page. Each column is a navigation landmark named after its heading.',
    'Links are at least 24 px high, 44 px on touch screens.',
  ],
};

const meta = preview.meta({
  title: 'Components/Navigation/Footer',
  component: Footer,
  args: {
    description: 'AI training that your employer can pay for.',
    columns,
    note: '© 2025 Red White and Code',
  },
  parameters: { usage, layout: 'fullscreen' },
});

export const Default = meta.story({
  parameters: { controls: { include: ['description', 'columns', 'note'] } },
});

export const Anatomy = meta.story(
  anatomyOf([
    {
      selector: 'footer p',
      name: 'Brand text',
      text: 'one sentence below the logo, and notices for every page',
    },
    { selector: 'nav h2', name: 'Column title', text: 'one word for a group of links' },
    { selector: 'nav a', name: 'Link', text: 'two to five words; the same on every page' },
    { selector: 'footer > div > p', name: 'Note', text: 'the last line, such as the copyright' },
  ]),
);

export const WithSmallPrint = meta.story({ args: { children: <TaxDisclaimer /> } });

/** A button at the end of the last column looks like the links. */
export const WithButton = meta.story({
  args: { lastLink: <FooterButton onPress={() => undefined}>Privacy choices</FooterButton> },
});

/** A page that people work on, such as a lesson, ends in one row of links. */
export const Short = meta.story({
  render: ({ note }) => (
    <ShortFooter
      links={columns[2]?.links ?? []}
      note={note}
      lastLink={<FooterButton onPress={() => undefined}>Privacy choices</FooterButton>}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'Site' })).toBeVisible();
    await expect(canvasElement.querySelector('footer')?.offsetHeight).toBeLessThan(200);
  },
});

export const LongText = meta.story({
  args: {
    description: longText,
    columns: [{ title: 'Programs', links: [{ label: longTitle, href: '/' }] }, ...columns.slice(1)],
    note: longText,
  },
});

export const TabMovesAmongLinks = meta.story({
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
});

/** Short lists with a title each. */
export const ShortColumns = meta.story({ tags: ['do'] });

/** People have to read a single long list from the top. */
export const OneLongList = meta.story({
  tags: ['dont'],
  args: {
    columns: [
      {
        title: 'Links',
        links: [
          'Terms',
          'Courses',
          'Contact',
          'Privacy',
          'Employers',
          'Help',
          'About',
          'Verify',
          'Press',
        ].map((label) => ({ label, href: `/${label.toLowerCase()}` })),
      },
    ],
  },
});

export const StickerSheet = meta.story({ tags: ['sticker-sheet'] });
