const units = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** Returns how long ago a time was, in its largest whole unit: '6 hours', '1 day'. `now` is in milliseconds since 1970. */
export function ageOf(since: string, now: number): string {
  const age = now - Date.parse(since);
  const largest = units.find(({ milliseconds }) => age >= milliseconds);
  if (!largest) return 'less than a minute';
  const count = Math.floor(age / largest.milliseconds);
  return `${count.toLocaleString('en-US')} ${largest.unit}${count === 1 ? '' : 's'}`;
}

/** The time within which an admin answers: applicants are told 24 hours. */
const answerTime = 86_400_000;

/** Returns whether an item has waited for 24 hours or longer. `now` is in milliseconds since 1970. */
export const isOverdue = (since: string, now: number): boolean => now - Date.parse(since) >= answerTime;
