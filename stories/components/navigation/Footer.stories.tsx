import { Footer, type FooterColumn, TaxDisclaimer } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Usage } from '../../.storybook/usage.ts';
import { longText, longTitle } from '../../samples/text.ts';

const columns: readonly FooterColumn[] = [
  {
    title: 'Programs',
    links: [
      { label: 'All Courses', href: '/#programs' },
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

const usage = {
  status: 'stable',
  use: ['Once, at the end of every public page.'],
  avoid: [{ when: 'an area has its own frame', instead: 'Components/Navigation/Sidebar' }],
  keyboard: [{ keys: 'Tab', does: 'Moves through the links, column by column.', test: 'TabMovesAmongLinks' }],
  accessibility: [
    'It is the page’s contentinfo landmark; each column is a navigation named by its heading.',
    'Links are at least 24 px high, 44 px for a finger.',
  ],
} satisfies Usage;

const meta = {
  title: 'Components/Navigation/Footer',
  component: Footer,
  args: {
    description: 'AI training that your employer can pay for.',
    columns,
    note: '© 2025 Red White & Code',
  },
  parameters: { usage, layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { controls: { include: ['description', 'columns', 'note'] } } };

export const WithSmallPrint: Story = { args: { children: <TaxDisclaimer /> } };

export const LongText: Story = {
  args: {
    description: longText,
    columns: [{ title: 'Programs', links: [{ label: longTitle, href: '/' }] }, ...columns.slice(1)],
    note: longText,
  },
};

export const TabMovesAmongLinks: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

/** The footer has no variants. */
export const StickerSheet: Story = { tags: ['sticker-sheet'] };
