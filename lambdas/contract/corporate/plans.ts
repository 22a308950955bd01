/** A plan: the price of a seat, and the number of employees that it is for. */
export interface SeatPlan {
  id: 'team' | 'business' | 'enterprise';
  name: string;
  /** The least number of employees. */
  minSeats: number;
  /** The greatest number of employees; null if unlimited. */
  maxSeats: number | null;
  /** Dollars for each employee, without taxes; null if the price is negotiated. */
  pricePerSeat: number | null;
  isMostPopular: boolean;
}

/** The plans by size, without gaps between them. */
export const seatPlans: readonly SeatPlan[] = [
  { id: 'team', name: 'Team', minSeats: 10, maxSeats: 49, pricePerSeat: 199, isMostPopular: false },
  { id: 'business', name: 'Business', minSeats: 50, maxSeats: 249, pricePerSeat: 149, isMostPopular: true },
  {
    id: 'enterprise',
    name: 'Enterprise',
    minSeats: 250,
    maxSeats: null,
    pricePerSeat: null,
    isMostPopular: false,
  },
];

/** The smallest and largest number of seats that the pages mention, and the number from which there is a volume discount. */
export const seatRange = { min: 10, max: 1000, discountFrom: 500 } as const;
