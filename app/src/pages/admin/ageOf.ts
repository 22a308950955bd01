const steps = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** How long ago something was, in its largest whole unit: '6 hours', '1 day'. */
export function ageOf(since: string, now: number): string {
  const age = now - Date.parse(since);
  const step = steps.find(({ milliseconds }) => age >= milliseconds);
  if (!step) return 'less than a minute';
  const count = Math.floor(age / step.milliseconds);
  return `${count.toLocaleString('en-US')} ${step.unit}${count === 1 ? '' : 's'}`;
}
