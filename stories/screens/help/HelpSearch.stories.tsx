import {
  everyFaq,
  faqCategories,
  FaqList,
  type FaqSearch,
  HelpSearch,
  searchFaq,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { faqItems } from './samples.ts';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Help/HelpSearch',
  component: HelpSearch,
  args: {
    search: everyFaq,
    onChange: fn(),
    categories: faqCategories(faqItems),
    count: faqItems.length,
    children: <FaqList items={faqItems} onHelpful={fn()} />,
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Above the questions of the help center, to filter them by text and category.'],
      avoid: [{ when: 'The user filters courses.', instead: 'Screens/Catalog/CatalogFilters' }],
      keyboard: [
        { keys: 'Tab', does: 'Moves from the search box to the categories.', test: 'Searching' },
        { keys: 'Arrow Left, Arrow Right', does: 'Chooses another category.', test: 'Searching' },
      ],
      accessibility: [
        'A search landmark. The number of results is announced after each change.',
        'Clear Search moves focus to the search box, because the button disappears.',
      ],
    },
  },
});

export const Default = meta.story();

function StatefulSearch(): ReactNode {
  const [search, setSearch] = useState<FaqSearch>(everyFaq);
  const found = searchFaq(faqItems, search);
  return (
    <HelpSearch
      search={search}
      onChange={setSearch}
      categories={faqCategories(faqItems)}
      count={found.length}
    >
      <FaqList items={found} onHelpful={fn()} />
    </HelpSearch>
  );
}

/** Text, then a category. The count is singular for one result. */
export const Searching = meta.story({
  tags: ['help-search'],
  render: () => <StatefulSearch />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search for help' }), 'CERTIFICATE');
    await expect(canvas.getByText('1 result')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getByText('4 results')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Section 127' })).toBeChecked();
    await expect(canvas.getByText('2 results')).toBeVisible();
  },
});

/** When nothing matches, one button clears the search. */
export const NothingFound = meta.story({
  tags: ['help-empty'],
  render: () => <StatefulSearch />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'zebra');
    await expect(canvas.getByText('0 results')).toBeVisible();
    await expect(canvas.getByText('No results found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Search' }));
    await expect(canvas.getByText('4 results')).toBeVisible();
    await expect(box).toHaveFocus();
  },
});

export const Empty = meta.story({ args: { search: { query: 'zebra' }, askHref: '/contact', count: 0 } });

export const LongText = meta.story({
  args: { search: { query: longTitle, category: longTitle }, categories: [longTitle, 'Short'] },
});
