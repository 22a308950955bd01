// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps, DataTableColumn } from './table.ts';

interface Person {
  id: string;
  name: string;
  lessons: number;
}

const people: readonly Person[] = [
  { id: 'a', name: 'Sample Learner A', lessons: 3 },
  { id: 'b', name: 'Sample Learner B', lessons: 12 },
  { id: 'c', name: 'Sample Learner C', lessons: 7 },
];

const showName = vi.fn(({ name }: Person) => name);

const columns: readonly DataTableColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: showName, isSortable: true },
  { id: 'lessons', header: 'Lessons', cell: ({ lessons }) => lessons, align: 'end', isSortable: true },
];

const toId = ({ id }: Person) => id;

function tableOf(props: Partial<DataTableProps<Person>> = {}) {
  return <DataTable caption="Learners" columns={columns} rows={people} rowKey={toId} {...props} />;
}

const table = () => within(screen.getByRole('table', { name: 'Learners' }));

afterEach(cleanup);

test.each([
  [1240, 'Learners (1,240)'],
  ['25+', 'Learners (25+)'],
] as const)('the heading shows a count of %s', (count, name) => {
  render(tableOf({ count }));
  expect(screen.getByRole('heading').textContent).toBe(name);
});

describe('sorting', () => {
  test('reverses the direction of the sorted column and starts ascending with another column', async () => {
    const onSortChange = vi.fn();
    render(tableOf({ onSortChange, sortDescriptor: { column: 'name', direction: 'ascending' } }));
    const user = userEvent.setup();
    await user.click(table().getByRole('button', { name: 'Name' }));
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
    await user.click(table().getByRole('button', { name: 'Lessons' }));
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'lessons', direction: 'ascending' });
  });

  test('announces a changed order, but not the first one', () => {
    const sorted = (direction: 'ascending' | 'descending') =>
      tableOf({ onSortChange: vi.fn(), sortDescriptor: { column: 'name', direction } });
    const announced = () => document.querySelector('p[aria-live=polite]')?.textContent;
    const { rerender } = render(sorted('ascending'));
    expect(announced()).toBe('');
    rerender(sorted('descending'));
    expect(announced()).toBe('Sorted by name, descending');
    rerender(sorted('ascending'));
    expect(announced()).toBe('Sorted by name, ascending');
  });

  test('sets aria-sort only on the sorted column', () => {
    render(tableOf({ onSortChange: vi.fn(), sortDescriptor: { column: 'name', direction: 'descending' } }));
    expect(table().getByRole('columnheader', { name: 'Name' }).ariaSort).toBe('descending');
    expect(table().getByRole('columnheader', { name: 'Lessons' }).hasAttribute('aria-sort')).toBe(false);
  });

  test('has no buttons without onSortChange', () => {
    render(tableOf());
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('selection', () => {
  const selecting = (selectedKeys: readonly string[]) => {
    const onSelectionChange = vi.fn<(keys: ReadonlySet<string>) => void>();
    render(tableOf({ selectionMode: 'multiple', selectedKeys: new Set(selectedKeys), onSelectionChange }));
    return onSelectionChange;
  };
  const all = () => table().getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' });

  test('a checkbox is named by its row and toggles that row', async () => {
    const onSelectionChange = selecting(['a']);
    await userEvent.click(table().getByRole('checkbox', { name: 'Select Sample Learner B' }));
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['a', 'b']));
    await userEvent.click(table().getByRole('checkbox', { name: 'Select Sample Learner A' }));
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set());
  });

  test('the checkbox for all rows is mixed while some rows are selected, and then selects all', async () => {
    const onSelectionChange = selecting(['a']);
    expect(all().indeterminate).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('1 selected');
    await userEvent.click(all());
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['a', 'b', 'c']));
  });

  test('selected rows of other pages stay selected', async () => {
    const onSelectionChange = selecting(['a', 'b', 'c', 'elsewhere']);
    expect(all()).toMatchObject({ checked: true, indeterminate: false });
    await userEvent.click(all());
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['elsewhere']));
  });
});

describe('the body', () => {
  const failure = { error: 'Failed to load learners', onRetry: vi.fn() };

  test('shows the loading state before an error, an error before the empty state, and then the rows', () => {
    const { rerender } = render(tableOf({ isLoading: true, ...failure, rows: [] }));
    expect(screen.getByRole('table').ariaBusy).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(tableOf({ ...failure, rows: [] }));
    expect(screen.getByRole('alert').textContent).toContain('Failed to load learners');
    expect(screen.queryByText('No learners found')).toBeNull();
    rerender(tableOf({ rows: [], empty: 'No learners found' }));
    expect(table().getByText('No learners found')).toBeTruthy();
    rerender(tableOf({ empty: 'No learners found' }));
    expect(table().getAllByRole('rowheader')).toHaveLength(3);
    expect(screen.queryByText('No learners found')).toBeNull();
  });

  test('hides the same columns in the head and in the skeleton rows', () => {
    const [name, lessons] = columns as [DataTableColumn<Person>, DataTableColumn<Person>];
    render(tableOf({ columns: [name, { ...lessons, hideBelow: 'md' }], rows: [], isLoading: true }));
    const isHidden = ({ className }: Element) => className.includes('hideBelow_md');
    expect(table().getAllByRole('columnheader').map(isHidden)).toEqual([false, true]);
    const [row] = document.querySelectorAll('tbody tr');
    expect([...(row?.children ?? [])].map(isHidden)).toEqual([false, true]);
  });

  test('keeps the old rows during an update', () => {
    render(tableOf({ isUpdating: true }));
    expect(screen.getByRole('table').ariaBusy).toBe('true');
    expect(table().getAllByRole('rowheader')).toHaveLength(3);
  });
});

test('selecting a row renders only that row', () => {
  const { rerender } = render(tableOf({ selectionMode: 'multiple', selectedKeys: new Set() }));
  showName.mockClear();
  rerender(tableOf({ selectionMode: 'multiple', selectedKeys: new Set(['b']) }));
  expect(showName.mock.calls).toEqual([[people[1]]]);
});
