/** The announced date (ISO, the last day of its quarter), or the address of what is available. */
type Availability = { launches: string; href?: undefined } | { launches?: undefined; href: string };

/** Something that is announced, or that became available. */
export type Launch = { id: string; title: string; description: string } & Availability;

/**
 * Returns the status of a launch on a day (ISO date): 'Available Now', the announced quarter such as 'Q2 2027', or
 * 'Delayed: get notified' after the announced date.
 */
export function launchStatus({ launches, href }: Availability, today: string): string {
  if (href !== undefined) return 'Available Now';
  if (launches < today) return 'Delayed: get notified';
  return `Q${Math.ceil(Number(launches.slice(5, 7)) / 3)} ${launches.slice(0, 4)}`;
}
