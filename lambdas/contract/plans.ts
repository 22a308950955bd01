/** What seats cost a company, and for how many they are sold. Read by the employer page and by whatever bills for seats; it imports nothing. */
export interface SeatPlan {
  id: 'team' | 'business' | 'enterprise';
  name: string;
  /** Employees from which the plan is for. */
  minSeats: number;
  /** Employees up to which the plan is for; null has no end. */
  maxSeats: number | null;
  /** Dollars for an employee, taxes excluded; null is agreed on with the company. */
  pricePerSeat: number | null;
  isMostPopular: boolean;
}

/** The plans, from the smallest team on; one begins where the one before it ends. */
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

/** The range of employees that the plans name, and from how many seats on there is a volume discount. */
export const seatRange = { least: 10, most: 1000, discountFrom: 500 } as const;
