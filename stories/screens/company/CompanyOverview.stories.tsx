import { CompanyOverview } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Company/CompanyOverview',
  component: CompanyOverview,
  args: {
    seatsUsed: 12,
    seatsPurchased: 25,
    status: 'active' as const,
    created: '2026-02-10',
    role: 'owner' as const,
    timeZone: 'America/New_York',
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Show a company’s own people how many of its seats are in use.'],
      avoid: [{ when: 'The list has many companies.', instead: 'Screens/Corporate/CorporateAccountsTable' }],
      keyboard: [{ keys: 'Enter on the button', does: 'Changes the time zone.', test: 'ForOwners' }],
      accessibility: ['The bar is named Seats in use, and its value is read as on the screen: 12 of 25.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Seats in use' })).toHaveTextContent('13 seats are free');
    const bar = canvas.getByRole('progressbar', { name: 'Seats in use' });
    await expect(bar).toHaveAttribute('aria-valuetext', '12 of 25');
    await expect(bar).toHaveProperty('value', 48);
  },
});

/** An owner changes the time zone. */
export const ForOwners = meta.story({
  args: { onChangeTimeZone: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('America/New York')).toBeVisible();
    canvas.getByRole('button', { name: 'Change time zone' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChangeTimeZone).toHaveBeenCalledOnce();
  },
});

export const OneFree = meta.story({
  args: { seatsUsed: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 seat is free')).toBeVisible();
  },
});

export const AllInUse = meta.story({
  args: { seatsUsed: 50_000, seatsPurchased: 50_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50,000 of 50,000')).toBeVisible();
    await expect(canvas.getByText('All seats are in use')).toBeVisible();
  },
});

/** An account that was not paid yet has no seats. */
export const WithoutSeats = meta.story({
  args: { seatsUsed: 0, seatsPurchased: 0, status: 'inactive' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No seats yet')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveProperty('value', 0);
  },
});
