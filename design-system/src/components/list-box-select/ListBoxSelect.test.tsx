// @vitest-environment jsdom
import { User } from '@react-aria/test-utils';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ListBoxSelect } from './ListBoxSelect.tsx';

afterEach(cleanup);

const options = ['Iowa', 'Ohio', 'Oregon', 'Utah'].map((label) => ({ value: label.toLowerCase(), label }));

function createTester() {
  const root = document.querySelector<HTMLElement>('[data-component="ListBoxSelect"]') as HTMLElement;
  return new User({ interactionType: 'keyboard' }).createTester('Select', { root });
}

describe('ListBoxSelect', () => {
  test('is a button named by its label and its value, and described by help and error', () => {
    render(
      <ListBoxSelect
        label="State"
        options={options}
        defaultValue="ohio"
        description="Where you work."
        errorMessage="Choose another."
      />,
    );
    const button = screen.getByRole('button', { name: 'Ohio State' });
    expect(button.getAttribute('aria-haspopup')).toBe('listbox');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    const ids = button.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Where you work.',
      'Choose another.',
    ]);
  });

  test('selects by keyboard and returns focus', async () => {
    const onChange = vi.fn();
    render(<ListBoxSelect label="State" options={options} onChange={onChange} />);
    const tester = createTester();
    await tester.open();
    expect(tester.getTrigger().getAttribute('aria-expanded')).toBe('true');
    expect(tester.getListbox()?.getAttribute('aria-labelledby')).toBeTruthy();
    await tester.toggleOptionSelection({ option: 'Oregon' });
    expect(onChange.mock.calls).toEqual([['oregon']]);
    expect(tester.getListbox()).toBeNull();
    expect(document.activeElement).toBe(tester.getTrigger());
  });

  test('closes with Escape without changing the value', async () => {
    const onChange = vi.fn();
    render(<ListBoxSelect label="State" options={options} defaultValue="utah" onChange={onChange} />);
    const tester = createTester();
    await tester.open();
    await tester.close();
    expect(onChange).not.toHaveBeenCalled();
    expect(tester.getTrigger().textContent).toContain('Utah');
  });

  test('selects by type-ahead while closed', async () => {
    const onChange = vi.fn();
    render(<ListBoxSelect label="State" options={options} onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('or');
    expect(onChange).toHaveBeenLastCalledWith('oregon');
  });

  test('names its sections and marks disabled options', async () => {
    const sections = [
      { title: 'West', options: [{ value: 'utah', label: 'Utah', description: 'Mountain time' }] },
      { title: 'East', options: [{ value: 'maine', label: 'Maine', isDisabled: true }] },
    ];
    render(<ListBoxSelect label="State" options={sections} />);
    const tester = createTester();
    await tester.open();
    expect(screen.getByRole('group', { name: 'East' })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Maine' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('option', { name: 'Utah Mountain time' })).toBeTruthy();
  });

  test('shows that options are loading or that there are none', async () => {
    const { rerender } = render(<ListBoxSelect label="State" options={options} isLoading />);
    await createTester().open();
    expect(screen.getByText('Loading…')).toBeTruthy();
    rerender(<ListBoxSelect label="State" options={[]} emptyText="No state yet." />);
    expect(screen.getByText('No state yet.')).toBeTruthy();
  });

  test('submits the value under its name', () => {
    const { container } = render(
      <form>
        <ListBoxSelect label="State" name="state" options={options} defaultValue="ohio" />
      </form>,
    );
    const form = container.querySelector('form') as HTMLFormElement;
    expect(new FormData(form).get('state')).toBe('ohio');
  });
});
