import { ButtonLink, SavingsCalculator, TaxDisclaimer } from '@redwhiteandcode/design-system';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Marketing/SavingsCalculator',
  component: SavingsCalculator,
  args: { cap: 5250, defaults: { employees: 10, costPerEmployee: 5000, taxRate: 25 } },
  parameters: {
    usage: {
      status: 'new',
      use: ['The cost of training after tax for an employer, beside the tax disclaimer.'],
      avoid: [{ when: 'You show the price of seats.', instead: 'Screens/Corporate/PricingPlans' }],
      keyboard: [
        { keys: 'Tab', does: 'Moves through the fields. On blur, shows an error.', test: 'InvalidNumbers' },
        { keys: 'Arrow Up, Arrow Down', does: 'Changes the number (native).', test: 'Default' },
      ],
      accessibility: [
        'The results are announced when typing pauses, not on every keystroke.',
        'While a field has no valid number, there are no results.',
      ],
    },
  },
});

/** The example of the tax rule: 10 employees at $5,000 and 25 percent. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('$12,500')).toBeVisible();
    await expect(canvas.getByText('$37,500')).toBeVisible();
    const employees = canvas.getByRole('spinbutton', { name: 'Number of employees' });
    await userEvent.clear(employees);
    await expect(canvas.queryByText('$12,500')).toBeNull();
    await userEvent.type(employees, '20');
    await expect(canvas.getByText('$25,000')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Tax savings $25,000, net investment $75,000.'),
    );
  },
});

/** With the call to action and the disclaimer, as on the landing page. */
export const Complete = meta.story({
  args: {
    action: <ButtonLink href="/auth">Get Started with These Savings</ButtonLink>,
    note: <TaxDisclaimer />,
  },
});

/** The calculator counts at most the yearly limit, and says so. */
export const AboveTheCap = meta.story({
  args: { defaults: { employees: 3, costPerEmployee: 9000, taxRate: 25 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$15,750')).toBeVisible();
    await expect(canvas.getByText(/Calculated with \$5,250/)).toBeVisible();
  },
});

/** An error with the limits is shown on blur, and there are no results. */
export const InvalidNumbers = meta.story({
  tags: ['calculator-inputs'],
  play: async ({ canvas, userEvent }) => {
    const employees = canvas.getByRole('spinbutton', { name: 'Number of employees' });
    await userEvent.clear(employees);
    await userEvent.type(employees, '999999999999');
    await expect(employees).toHaveAttribute('aria-invalid', 'false');
    await userEvent.tab();
    await expect(employees).toHaveAccessibleDescription('Enter a whole number from 1 to 1,000,000');
    await userEvent.tab();
    const rate = canvas.getByRole('spinbutton', { name: 'Tax rate (%)' });
    await userEvent.clear(rate);
    await userEvent.type(rate, '101');
    await userEvent.tab({ shift: true });
    await expect(rate).toHaveAccessibleDescription('Enter a percentage from 0 to 100');
    await expect(canvas.queryByText('$12,500')).toBeNull();
    await expect(canvas.getAllByText('—')).toHaveLength(4);
  },
});

export const LongText = meta.story({
  args: {
    defaults: { employees: 1_000_000, costPerEmployee: 5250, taxRate: 100 },
    action: <ButtonLink href="/auth">{longTitle}</ButtonLink>,
    note: longText,
  },
});
