import {
  Button,
  DataTable,
  EmptyState,
  Icon,
  IconButton,
  icons,
  Inline,
  Link,
  Stack,
} from '@redwhiteandcode/design-system';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import { AccountTable, accountColumns } from '../../samples/AccountTable.tsx';
import { type SampleAccount, sampleAccounts } from '../../samples/accounts.ts';
import { Sheet } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const accounts = sampleAccounts(6);

const linkedColumns = accountColumns.map((column) =>
  column.id === 'company'
    ? {
        ...column,
        cell: ({ company }: SampleAccount) => <Link href="/admin/corporate-accounts">{company}</Link>,
      }
    : column,
);

const rowActions = ({ company }: SampleAccount) => (
  <>
    <IconButton icon={icons.eye} label={`Open ${company}`} size="sm" />
    <IconButton icon={icons.x} label={`Remove ${company}`} size="sm" />
  </>
);

const bulkActions = (
  <Button size="sm" variant="neutral">
    Export
  </Button>
);

const meta = preview.meta({
  title: 'Components/Data/DataTable',
  component: DataTable<SampleAccount>,
  args: {
    caption: 'Corporate Accounts',
    count: 6,
    columns: accountColumns,
    rows: accounts,
    rowKey: ({ id }) => id,
    onSortChange: fn(),
    onSelectionChange: fn(),
  },
  argTypes: { columns: { control: false }, rows: { control: false } },
  render: (args) => <AccountTable {...args} />,
  parameters: {
    usage: {
      status: 'new',
      use: [
        'For many things of one kind that people compare, look up, sort or act on.',
        'With sorting and paging done by the server: the table shows what it is given.',
      ],
      avoid: [
        {
          when: 'Things are chosen by their look or a sentence about them; cards in a grid read better.',
          instead: 'Components/Layout/Card',
        },
        { when: 'There is one number to know.', instead: 'Components/Data/StatCard' },
        { when: 'The rows tell what happened one after another.', instead: 'Components/Data/Timeline' },
      ],
      keyboard: [
        {
          keys: 'Tab',
          does: 'Moves through sort buttons, checkboxes and actions, row by row.',
          test: 'Keyboard',
        },
        { keys: 'Enter', does: 'Sorts by the column; again: the other way round.', test: 'Sorting' },
        {
          keys: 'Space',
          does: 'Selects the row, or all of them with the checkbox of the head.',
          test: 'Selecting',
        },
        { keys: 'Arrow Right', does: 'Scrolls a table that is wider than its place.', test: 'Scrolling' },
      ],
      accessibility: [
        'It is a table with a name, column headers and a header for each row; the roles stay when rows become cards.',
        'The sorted column says so with `aria-sort`; cards offer the same sorts in a select.',
        'Each checkbox is named by its row; the one of the head is mixed while some rows are selected.',
        'Loading, an empty result and the number of selected rows are announced; a failure interrupts.',
        'A table that scrolls sideways is a named region that takes focus; one that fits is not.',
        'Focus moves to the checkbox of all rows when the selection is cleared.',
      ],
    },
  },
});

/** Sort by a column's header; narrow the window, and rows become cards. */
export const Default = meta.story({
  parameters: {
    controls: {
      include: [
        'caption',
        'isCaptionHidden',
        'count',
        'selectionMode',
        'isLoading',
        'isUpdating',
        'error',
        'empty',
      ],
    },
  },
});

/** The head's buttons sort, ascending at first. */
export const Sorting = meta.story({
  args: { sortDescriptor: { column: 'company', direction: 'ascending' } },
  play: async ({ canvasElement, args }) => {
    const table = within(within(canvasElement).getByRole('table', { name: /^Corporate Accounts/ }));
    const header = (name: string) => table.getByRole('columnheader', { name });
    const first = () => table.getAllByRole('rowheader')[0];
    await expect(header('Company')).toHaveAttribute('aria-sort', 'ascending');
    within(header('Seats')).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'seats', direction: 'ascending' });
    await expect(header('Seats')).toHaveAttribute('aria-sort', 'ascending');
    await expect(header('Company')).not.toHaveAttribute('aria-sort');
    await expect(first()).toHaveTextContent('Sample Company A');
    await userEvent.keyboard('{Enter}');
    await expect(header('Seats')).toHaveAttribute('aria-sort', 'descending');
    await expect(first()).toHaveTextContent('Sample Company D');
    await expect(within(header('Seats')).getByRole('button')).toHaveFocus();
  },
});

/** The bar says how many are selected and offers what can be done with them. */
export const Selecting = meta.story({
  args: { selectionMode: 'multiple', bulkActions },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(canvas.getByRole('table'));
    const all = table.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' });
    table.getByRole('checkbox', { name: 'Select Sample Company B' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected');
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('status')).toHaveTextContent('6 selected');
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(all).toHaveFocus();
    await userEvent.click(table.getByRole('checkbox', { name: 'Select Sample Company B' }));
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
  },
});

/** Buttons at the row's end, each named by its row. */
export const RowActions = meta.story({ args: { rowActions } });

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'h2', name: 'Caption and count', text: 'what the rows are, and how many there are' },
    {
      selector: '[data-part="bar"] > :last-child',
      name: 'Actions on several rows',
      text: 'while rows are selected',
    },
    {
      selector: 'thead [data-part="select-all"]',
      name: 'Selection',
      text: 'only where several rows can be acted on',
    },
    {
      selector: 'th:nth-of-type(2) button',
      side: 'top',
      name: 'Column title',
      text: 'a button where the column sorts',
    },
    {
      selector: 'tbody th a',
      side: 'end',
      name: 'Row title',
      text: 'names the row, and is the link to it if there is one',
    },
    { selector: 'tbody [data-component="Badge"]', side: 'end', name: 'State', text: 'icon, word and color' },
    {
      selector: 'tbody td:last-child',
      side: 'end',
      name: 'Actions of the row',
      text: 'two at most; more of them are one menu',
    },
  ]),
  args: {
    columns: linkedColumns.filter(({ id }) => id !== 'email'),
    rows: accounts.slice(0, 3),
    count: 3,
    selectionMode: 'multiple',
    selectedKeys: new Set(['account-2']),
    bulkActions,
    rowActions,
  },
});

/** Tab goes through the head, then through the rows. */
export const Keyboard = meta.story({
  args: { selectionMode: 'multiple', rowActions, rows: accounts.slice(0, 2), count: 2 },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table'));
    const stops = [
      table.getByRole('checkbox', { name: 'Select all rows' }),
      ...['Company', 'Seats', 'Created'].map((name) => table.getByRole('button', { name })),
      table.getByRole('checkbox', { name: 'Select Sample Company A' }),
      table.getByRole('button', { name: 'Open Sample Company A' }),
      table.getByRole('button', { name: 'Remove Sample Company A' }),
      table.getByRole('checkbox', { name: 'Select Sample Company B' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
});

/** Under 640 px each row is a card with its titles, and sorting is a select. */
export const Narrow = meta.story({
  args: { selectionMode: 'multiple', rowActions, rows: accounts.slice(0, 3), count: 3, bulkActions },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('columnheader')).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Company, descending');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'company', direction: 'descending' });
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Sample Company C');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Sample Company C' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
  },
});

const wideColumns = accountColumns.map((column) => ({ ...column, minWidth: '18rem', hideBelow: undefined }));

/** Wider than its place: a region that takes focus and scrolls by keys. */
export const Scrolling = meta.story({
  args: { columns: wideColumns },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = await waitFor(() => canvas.getByRole('region', { name: 'Corporate Accounts' }));
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  },
});

/** The first load: the shape of rows, and a status for screen readers. */
export const Loading = meta.story({
  args: { rows: [], count: undefined, isLoading: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

/** Newer rows are on their way: the old ones stay. */
export const Updating = meta.story({ args: { isUpdating: true } });

/** Where there has never been a row, say what would stand here and lead on. */
export const EmptyWithAction = meta.story({
  args: {
    rows: [],
    count: 0,
    empty: (
      <EmptyState
        headingLevel={3}
        icon={<Icon icon={icons.users} size="lg" />}
        title="No accounts yet"
        description="Companies that train with us appear here."
        action={<Button>Add account</Button>}
      />
    ),
  },
});

/** In place, announced, with Retry. */
export const Failed = meta.story({
  args: { rows: [], count: undefined, error: 'Failed to load corporate accounts', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const failure = within(within(canvasElement).getByRole('alert'));
    await userEvent.click(failure.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** `data-density` on any element around it sets the rows' height: 32, 40 or 48 px. */
export const Density = meta.story({
  render: (args) => (
    <Stack gap={32}>
      {(['compact', 'regular', 'comfortable'] as const).map((density) => (
        <div key={density} data-density={density}>
          <AccountTable {...args} caption={`Rows, ${density}`} rows={accounts.slice(0, 3)} count={3} />
        </div>
      ))}
    </Stack>
  ),
});

/** Sentences wrap; cells share the height of the tallest. */
export const LongText = meta.story({
  args: {
    caption: longTitle,
    rows: [{ ...(accounts[0] as SampleAccount), company: longTitle, email: longText }, ...accounts.slice(1)],
    rowActions,
  },
});

/** A hundred rows, for looking at speed: selecting one renders one. */
export const HundredRows = meta.story({
  args: { rows: sampleAccounts(100), count: 100, selectionMode: 'multiple', rowActions },
});

/** A link in the row's header leads to the row's page, and the row stays a row. */
export const Do = meta.story({
  tags: ['do'],
  args: {
    rows: accounts.slice(0, 2),
    count: 2,
    columns: linkedColumns,
  },
});

/** The same word in every row leaves people who hear a list of buttons guessing: name the row in the label. */
export const Dont = meta.story({
  tags: ['dont'],
  args: {
    rows: accounts.slice(0, 2),
    count: 2,
    rowActions: () => (
      <Inline isWrapping={false}>
        <Button size="sm" variant="neutral">
          Open
        </Button>
        <Button size="sm" variant="neutral">
          Remove
        </Button>
      </Inline>
    ),
  },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: (args) => (
    <Sheet>
      <AccountTable
        {...args}
        caption="Sorted, some selected"
        sortDescriptor={{ column: 'company', direction: 'ascending' }}
        selectionMode="multiple"
        selectedKeys={new Set(['account-2'])}
        bulkActions={bulkActions}
        rowActions={rowActions}
        rows={accounts.slice(0, 3)}
        count={3}
      />
      <AccountTable {...args} caption="Loading" rows={[]} count={undefined} isLoading />
      <AccountTable {...args} caption="Empty" rows={[]} count={0} empty="No accounts found" />
      <AccountTable
        {...args}
        caption="Failed"
        rows={[]}
        count={undefined}
        error="Not loaded"
        onRetry={fn()}
      />
      <AccountTable {...args} caption="Without a shown caption" isCaptionHidden rows={accounts.slice(0, 2)} />
    </Sheet>
  ),
});
