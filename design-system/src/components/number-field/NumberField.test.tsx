// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NumberField } from './NumberField.tsx';

afterEach(cleanup);

function input(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Employees' });
}

describe('NumberField', () => {
  test('is named by its label, described by help and error, and invalid with an error', () => {
    render(<NumberField label="Employees" description="On the payroll." errorMessage="Enter a number." />);
    const ids = input().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'On the payroll.',
      'Enter a number.',
    ]);
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  test('has step buttons that include its name and are not tab stops', async () => {
    render(<NumberField label="Employees" />);
    const increase = screen.getByRole('button', { name: 'Increase Employees' });
    expect(screen.getByRole('button', { name: 'Decrease Employees' })).toBeTruthy();
    await userEvent.tab();
    expect(document.activeElement).toBe(input());
    await userEvent.tab();
    expect(document.activeElement).not.toBe(increase);
  });

  test('changes with the arrow keys, up to its limits', async () => {
    const onChange = vi.fn();
    render(<NumberField label="Employees" defaultValue={9} maxValue={10} step={1} onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(onChange.mock.calls).toEqual([[10]]);
  });

  test('limits and formats a typed number', async () => {
    const onChange = vi.fn();
    render(
      <NumberField
        label="Employees"
        maxValue={5250}
        formatOptions={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
        onChange={onChange}
      />,
    );
    await userEvent.type(input(), '9000');
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[5250]]);
    expect(input()).toHaveProperty('value', '$5,250');
  });

  test('submits the plain number under its name', () => {
    const { container } = render(
      <form>
        <NumberField label="Employees" name="employees" defaultValue={1250} />
      </form>,
    );
    const form = container.querySelector('form') as HTMLFormElement;
    expect(new FormData(form).get('employees')).toBe('1250');
    expect(input()).toHaveProperty('value', '1,250');
  });

  test('ignores the mouse wheel', () => {
    const onChange = vi.fn();
    render(<NumberField label="Employees" defaultValue={5} onChange={onChange} />);
    input().focus();
    input().dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }));
    expect(onChange).not.toHaveBeenCalled();
  });
});
