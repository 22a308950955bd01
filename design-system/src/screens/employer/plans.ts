/** What a number of seats costs. */
export interface PricingPlan {
  id: string;
  name: string;
  description: string;
  /** Seats from which it is for. */
  minSeats: number;
  /** Seats up to which it is for; without it there is no end. */
  maxSeats?: number | undefined;
  /** Dollars for a seat; without it the price is agreed on. */
  pricePerSeat?: number | undefined;
  features: readonly string[];
  /** @default false */
  isMostPopular?: boolean | undefined;
  action: { label: string; href: string };
}

/** The plan for so many seats, if there is one. */
export function findPlan(plans: readonly PricingPlan[], seats: number): PricingPlan | undefined {
  return plans.find(({ minSeats, maxSeats = Infinity }) => seats >= minSeats && seats <= maxSeats);
}

/** '10–49 employees' or '250+ employees'. */
export function seatRange({ minSeats, maxSeats }: PricingPlan): string {
  return maxSeats === undefined ? `${minSeats}+ employees` : `${minSeats}–${maxSeats} employees`;
}

/** A seat number as it was typed, or nothing where it is none. */
export function readSeats(typed: string): number | undefined {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const whole = new Intl.NumberFormat('en-US');

/** '$199'. */
export function formatPrice(amount: number): string {
  return dollars.format(amount);
}

/** What the plans say to a seat number: the plan and its total, or why there is none. */
export function quote(plans: readonly PricingPlan[], typed: string): string {
  const seats = readSeats(typed);
  if (seats === undefined || seats === 0) return 'Enter a whole number of employees.';
  const plan = findPlan(plans, seats);
  if (plan === undefined) {
    const least = Math.min(...plans.map(({ minSeats }) => minSeats));
    return seats < least
      ? `Plans start at ${least} employees. Contact us for fewer.`
      : 'Contact us for this number of employees.';
  }
  if (plan.pricePerSeat === undefined)
    return `${plan.name}: custom pricing for ${whole.format(seats)} employees.`;
  return `${plan.name}: ${whole.format(seats)} employees at ${formatPrice(plan.pricePerSeat)} is ${formatPrice(seats * plan.pricePerSeat)}.`;
}
