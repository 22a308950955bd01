const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns 'Jan 31, 2025' for an ISO date, and 'Jan 31, 2025, 4:05 PM UTC' in the time zone for a date and time. */
export function formatTime(iso: string, timeZone: string): string {
  if (!iso.includes('T')) return day.format(new Date(iso));
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(iso));
}
