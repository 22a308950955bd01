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
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import {
  AccountTable,
  accountColumns,
  sampleAccounts,
  type SampleAccount,
} from '../../samples/AccountTable.tsx';
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
        'For many records of one kind that people compare, look up, sort, or act on.',
        'The server sorts and pages. The table shows the rows it receives.',
      ],
      avoid: [
        {
          when: 'People choose by an image or a description. Cards in a grid are easier to read.',
          instead: 'Components/Layout/Card',
        },
        { when: 'There is only one number to show.', instead: 'Components/Data/StatCard' },
        { when: 'The rows are a sequence of events.', instead: 'Components/Data/Timeline' },
      ],
      keyboard: [
        {
          keys: 'Tab',
          does: 'Moves through sort buttons, checkboxes, and actions, row by row.',
          test: 'Keyboard',
        },
        { keys: 'Enter', does: 'Sorts by the column. Pressed again, reverses the order.', test: 'Sorting' },
        {
          keys: 'Space',
          does: 'Selects the row, or all rows from the checkbox in the header.',
          test: 'Selecting',
        },
        { keys: 'Arrow Right', does: 'Scrolls a table that is wider than its container.', test: 'Scrolling' },
      ],
      accessibility: [
        'It is a named table with column headers and a header in each row. The roles stay when rows become cards.',
        '`aria-sort` marks the sorted column. Cards offer the same sort orders in a select.',
        'Each checkbox is named after its row. The one in the header is mixed while some rows are selected.',
        'Loading, an empty result, and the number of selected rows are announced politely, a failure assertively.',
        'A table that scrolls horizontally is a named, focusable region. A table that fits is not.',
        'Clearing the selection moves focus to the checkbox that selects all rows.',
      ],
    },
  },
});

/** Column headers sort. In a narrow window, rows become cards. */
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

/** The first press on a column header sorts in ascending order. */
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

/** A bar shows the number of selected rows and the actions on them. */
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

/** Buttons at the end of the row, each named after the row. */
export const RowActions = meta.story({ args: { rowActions } });

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'h2', name: 'Caption and count', text: 'what the rows are, and their number' },
    {
      selector: '[data-part="bar"] > :last-child',
      name: 'Bulk actions',
      text: 'while rows are selected',
    },
    {
      selector: 'thead [data-part="select-all"]',
      name: 'Selection',
      text: 'only for tables with bulk actions',
    },
    {
      selector: 'th:nth-of-type(2) button',
      side: 'top',
      name: 'Column title',
      text: 'a button if the column is sortable',
    },
    {
      selector: 'tbody th a',
      side: 'end',
      name: 'Row title',
      text: 'names the row, and links to its page if there is one',
    },
    { selector: 'tbody [data-component="Badge"]', side: 'end', name: 'State', text: 'icon, text, and color' },
    {
      selector: 'tbody td:last-child',
      side: 'end',
      name: 'Row actions',
      text: 'at most two; put more in a menu',
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

/** Tab moves through the header, then through the rows. */
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

/** Below 640 px, each row is a card with the column titles, and a select sorts. */
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

/** A table that is wider than its container is a focusable region that scrolls with the arrow keys. */
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

/** The first load shows row skeletons, and a status for screen readers. */
export const Loading = meta.story({
  args: { rows: [], count: undefined, isLoading: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

/** The old rows stay while newer ones load. */
export const Updating = meta.story({ args: { isUpdating: true } });

/** Before the first row exists, say what will appear here and offer the next step. */
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

/** The error replaces the rows, is announced, and has a Retry button. */
export const Failed = meta.story({
  args: { rows: [], count: undefined, error: 'Failed to load corporate accounts', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const failure = within(within(canvasElement).getByRole('alert'));
    await userEvent.click(failure.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** `data-density` on an ancestor sets the row height: 32, 40, or 48 px. */
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

/** Sentences wrap. All cells of a row have the height of the tallest. */
export const LongText = meta.story({
  args: {
    caption: longTitle,
    rows: [{ ...(accounts[0] as SampleAccount), company: longTitle, email: longText }, ...accounts.slice(1)],
    rowActions,
  },
});

/** A hundred rows, to check speed: selecting a row renders only that row. */
export const HundredRows = meta.story({
  args: { rows: sampleAccounts(100), count: 100, selectionMode: 'multiple', rowActions },
});

/** A link in the row header leads to the row’s page. The row itself is not a link. */
export const Do = meta.story({
  tags: ['do'],
  args: {
    rows: accounts.slice(0, 2),
    count: 2,
    columns: linkedColumns,
  },
});

/** In a screen reader’s list of buttons, the same label in every row is ambiguous. Name the row in the label. */
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
