const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Returns '$1,250' or '$1,250.50'. */
export const formatDollars = (amount: number): string => dollars.format(amount);

const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Returns '$1,250.00' for 125000 cents. */
export const formatCents = (cents: number): string => dollarsAndCents.format(cents / 100);
