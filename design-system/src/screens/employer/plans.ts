import { wholeNumber } from '../../components/text/wholeNumber.ts';

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

/** For how many seats prices are meant. */
export interface SeatLimits {
  /** Seats above which one asks for an offer. */
  most?: number | undefined;
  /** Seats from which there is a volume discount. */
  discountFrom?: number | undefined;
}

/** What the plans say to a number of seats. */
export interface Quote {
  /** The plan it falls into, if there is one. */
  plan: PricingPlan | undefined;
  /** The total, or what stands in its place. */
  headline: string;
  /** How it comes about, or what to do. */
  detail: string;
  /** What is wrong with what was typed, where it is no number of seats. */
  problem?: string | undefined;
}

/** The plan for so many seats, if there is one. */
export function findPlan(plans: readonly PricingPlan[], seats: number): PricingPlan | undefined {
  return plans.find(({ minSeats, maxSeats = Infinity }) => seats >= minSeats && seats <= maxSeats);
}

/** '10–49 employees' or '250+ employees'. */
export function seatRange({ minSeats, maxSeats }: PricingPlan): string {
  return maxSeats === undefined ? `${minSeats}+ employees` : `${minSeats}–${maxSeats} employees`;
}

/** A seat number as it was typed, '1,200' too, or nothing where it is none. */
export function readSeats(typed: string): number | undefined {
  const digits = typed.trim();
  const isNumber = /^(\d{1,9}|\d{1,3}(,\d{3}){1,2})$/.test(digits);
  const seats = Number(digits.replaceAll(',', ''));
  return isNumber && seats > 0 ? seats : undefined;
}

/** '$199'. */
export function formatPrice(amount: number): string {
  return `$${wholeNumber(amount)}`;
}

/** What the plans say to what was typed: the plan and its total, or why there is none. */
export function quote(plans: readonly PricingPlan[], typed: string, limits: SeatLimits = {}): Quote {
  const seats = readSeats(typed);
  if (seats === undefined) {
    return {
      plan: undefined,
      headline: 'Which plan fits?',
      detail: 'Enter how many employees should learn, and the plan and its price stand here.',
      problem: 'Enter a whole number of employees, such as 25',
    };
  }
  const plan = findPlan(plans, seats);
  return { plan, ...(plan ? priceOf(plan, seats, limits) : refusal(plans, seats)) };
}

function refusal(plans: readonly PricingPlan[], seats: number): Pick<Quote, 'headline' | 'detail'> {
  const least = Math.min(...plans.map(({ minSeats }) => minSeats));
  return seats < least
    ? {
        headline: `From ${least} employees`,
        detail: `Plans start at ${least} employees. For a smaller team, contact us or take courses one by one.`,
      }
    : { headline: 'Let’s talk', detail: 'Contact us for this number of employees.' };
}

function priceOf(
  { name, pricePerSeat }: PricingPlan,
  seats: number,
  { most = Infinity, discountFrom = Infinity }: SeatLimits,
): Pick<Quote, 'headline' | 'detail'> {
  const people = `${wholeNumber(seats)} ${seats === 1 ? 'employee' : 'employees'}`;
  const discount = seats >= discountFrom ? ', with a volume discount' : '';
  if (seats > most) {
    return {
      headline: 'Custom pricing',
      detail: `${name} plan for more than ${wholeNumber(most)} employees${discount}: contact us for an offer.`,
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
