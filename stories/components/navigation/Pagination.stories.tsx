import { Pagination } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import type { Usage } from '../../.storybook/docs/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';

const usage: Usage = {
  status: 'new',
  use: ['For a list that the server returns page by page, such as a table.'],
  avoid: [
    { when: 'All rows fit on one page. Leave it out.' },
    { when: 'The parts have names.', instead: 'Components/Navigation/Tabs' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the page size, Previous, and Next.', test: 'BackAndForth' },
    {
      keys: 'Enter, Space',
      does: 'Shows the previous or next page. On the first or last page, nothing happens and focus stays.',
      test: 'BackAndForth',
    },
  ],
  accessibility: [
    'It is a navigation landmark. Give each a different label if a page has two.',
    'The range is announced when it changes.',
    'On the first or last page, the button is announced as disabled and keeps focus.',
  ],
};

const meta = preview.meta({
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: {
    hasPrevious: true,
    hasNext: true,
    rangeLabel: '26–50 of 240',
    onPrevious: fn(),
    onNext: fn(),
  },
  parameters: { usage },
});

export const Default = meta.story({
  parameters: { controls: { include: ['hasPrevious', 'hasNext', 'rangeLabel', 'label', 'pageSize'] } },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'label', side: 'top', name: 'Page size', text: 'optional; for people who compare many rows' },
    {
      selector: '[data-part="range"]',
      name: 'Range',
      text: 'the rows on the page, and their total if known',
    },
    {
      selector: 'button',
      side: 'bottom',
      name: 'Previous',
      text: 'stays in place on the first page, but does nothing',
    },
    { selector: 'button:last-child', side: 'bottom', name: 'Next', text: 'the same on the last page' },
  ]),
  args: { pageSize: 25, onPageSizeChange: fn() },
});

export const PageSize = meta.story({
  args: { pageSize: 25, onPageSizeChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50');
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(50);
  },
});

export const LongText = meta.story({
  args: {
    pageSize: 100,
    onPageSizeChange: fn(),
    rangeLabel: '1,000,001–1,000,100 of 12,345,678 sample enrollments that match the search',
  },
});

function Pages() {
  const [page, setPage] = useState(1);
  return (
    <Pagination
      hasPrevious={page > 1}
      hasNext={page < 3}
      onPrevious={() => setPage(page - 1)}
      onNext={() => setPage(page + 1)}
      rangeLabel={`Page ${page} of 3`}
    />
  );
}

export const BackAndForth = meta.story({
  render: () => <Pages />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await userEvent.tab();
    await expect(previous).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 1 of 3');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3 of 3');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3 of 3');
    await expect(next).toHaveFocus();
  },
});

/** The range shows the position in the list. */
export const WithRange = meta.story({ tags: ['do'] });

/** Four rows fit on one page. Leave the pagination out. */
export const OnePageOnly = meta.story({
  tags: ['dont'],
  args: { hasPrevious: false, hasNext: false, rangeLabel: '1–4 of 4' },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="in between">
        <Pagination {...args} label="In between" />
      </SheetRow>
      <SheetRow label="first page">
        <Pagination {...args} label="First" hasPrevious={false} rangeLabel="1–25 of 240" />
      </SheetRow>
      <SheetRow label="last page">
        <Pagination {...args} label="Last" hasNext={false} rangeLabel="226–240 of 240" />
      </SheetRow>
      <SheetRow label="no range">
        <Pagination {...args} label="No range" rangeLabel={undefined} />
      </SheetRow>
      <SheetRow label="page size">
        <Pagination {...args} label="Page size" pageSize={25} onPageSizeChange={() => undefined} />
      </SheetRow>
    </Sheet>
  ),
});
