import { Pagination } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import type { Usage } from '../../.storybook/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';

const usage: Usage = {
  status: 'new',
  use: ['A list whose pages come from the server one after the other, as below a table.'],
  avoid: [
    { when: 'all rows fit one page: leave it out' },
    { when: 'the parts have names', instead: 'Components/Navigation/Tabs' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves among the choice of rows, Previous and Next.', test: 'BackAndForth' },
    {
      keys: 'Enter, Space',
      does: 'Shows the page before or after; at an end nothing happens and focus stays.',
      test: 'BackAndForth',
    },
  ],
  accessibility: [
    'It is a navigation landmark; where a page has two, each has a label of its own.',
    'The range is announced when it changes.',
    'A button at its end says that it is disabled and keeps focus.',
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
    { selector: 'label', side: 'top', name: 'Page size', text: 'optional, where people compare many rows' },
    {
      selector: '[data-part="range"]',
      name: 'Range',
      text: 'where one is, and of how many where that is known',
    },
    {
      selector: 'button',
      side: 'bottom',
      name: 'Previous',
      text: 'keeps its place on the first page, and does nothing',
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

/** The range says where one is, so both buttons have a meaning. */
export const WithRange = meta.story({ tags: ['do'] });

/** Four rows fit on the page: leave it out. */
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
