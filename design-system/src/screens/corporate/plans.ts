import { wholeNumber } from '../../components/text/wholeNumber.ts';

/** What a number of seats costs. */
export interface PricingPlan {
  id: string;
  name: string;
  description: string;
  /** The fewest seats it is for. */
  minSeats: number;
  /** The most seats it is for; unlimited if left out. */
  maxSeats?: number | undefined;
  /** Dollars per seat; if left out, the price is negotiated. */
  pricePerSeat?: number | undefined;
  features: readonly string[];
  /** @default false */
  isMostPopular?: boolean | undefined;
  action: { label: string; href: string };
}

/** The limits of the prices. */
export interface SeatLimits {
  /** Seats above which customers ask for an offer. */
  max: number;
  /** Seats from which a volume discount applies. */
  discountFrom: number;
}

const noLimits: SeatLimits = { max: Infinity, discountFrom: Infinity };

/** The plan and price for a number of seats. */
export interface Quote {
  /** The plan for that number, if there is one. */
  plan: PricingPlan | undefined;
  /** The number of seats; 0 if the input is invalid. */
  seats: number;
  /** The total, or a text in its place. */
  headline: string;
  /** How the total is calculated, or what to do. */
  detail: string;
  /** The error if the input is not a number of seats. */
  problem?: string | undefined;
}

/** Returns the plan for a number of seats, if there is one. */
export function findPlan(plans: readonly PricingPlan[], seats: number): PricingPlan | undefined {
  return plans.find(({ minSeats, maxSeats = Infinity }) => seats >= minSeats && seats <= maxSeats);
}

/** Returns '10–49 employees' or '250+ employees'. */
export function seatRange({ minSeats, maxSeats }: PricingPlan): string {
  return maxSeats === undefined ? `${minSeats}+ employees` : `${minSeats}–${maxSeats} employees`;
}

/** Returns a typed number of seats, such as '1,200', as a number; undefined if it is invalid. */
function readSeats(typed: string): number | undefined {
  const digits = typed.trim();
  const isNumber = /^(\d{1,9}|\d{1,3}(,\d{3}){1,2})$/.test(digits);
  const seats = Number(digits.replaceAll(',', ''));
  return isNumber && seats > 0 ? seats : undefined;
}

/** Returns '$199'. */
export function formatPrice(amount: number): string {
  return `$${wholeNumber(amount)}`;
}

/** Returns the plan and total for a typed number of seats, or why there is none. */
export function quote(plans: readonly PricingPlan[], typed: string, limits = noLimits): Quote {
  const seats = readSeats(typed);
  if (seats === undefined) {
    return {
      plan: undefined,
      seats: 0,
      headline: 'Which plan fits?',
      detail: 'Enter the number of employees to see the plan and its price.',
      problem: 'Enter a whole number of employees, such as 25',
    };
  }
  const plan = findPlan(plans, seats);
  return { plan, seats, ...(plan ? priceOf(plan, seats, limits) : refusal(plans, seats)) };
}

function refusal(plans: readonly PricingPlan[], seats: number): Pick<Quote, 'headline' | 'detail'> {
  const least = Math.min(...plans.map(({ minSeats }) => minSeats));
  return seats < least
    ? {
        headline: `From ${least} employees`,
        detail: `Plans start at ${least} employees. For a smaller team, contact us or enroll in courses individually.`,
      }
    : { headline: 'Let’s talk', detail: 'Contact us for this number of employees.' };
}

function priceOf(
  { name, pricePerSeat }: PricingPlan,
  seats: number,
  { max, discountFrom }: SeatLimits,
): Pick<Quote, 'headline' | 'detail'> {
  const people = `${wholeNumber(seats)} ${seats === 1 ? 'employee' : 'employees'}`;
  const discount = seats >= discountFrom ? ', with a volume discount' : '';
  if (seats > max) {
    return {
      headline: 'Custom pricing',
      detail: `${name} plan for more than ${wholeNumber(max)} employees${discount}: contact us for a quote.`,
    };
  }
  if (pricePerSeat === undefined) {
    return { headline: 'Custom pricing', detail: `${name} plan: ${people}${discount}.` };
  }
  return {
    headline: formatPrice(seats * pricePerSeat),
    detail: `${name} plan: ${people} at ${formatPrice(pricePerSeat)} each${discount}.`,
  };
}
