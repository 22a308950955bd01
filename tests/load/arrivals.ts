import { setTimeout as wait } from 'node:timers/promises';
import type { ApiResponse } from '../clients/api-client.ts';

/** The results of the calls of one kind. */
export interface Outcome {
  name: string;
  /** The number of responses by status; 0 for a call without a response. */
  statuses: Record<number, number>;
  /** The calls per second that were sent. */
  rate: number;
  /** The calls per second that were planned. */
  planned: number;
  /** The times until the responses in milliseconds, sorted. */
  times: number[];
}

/**
 * Makes calls at a fixed rate for some seconds, whether earlier calls have returned or not, as independent users do. Returns
 * when all have.
 */
export async function callAtRate(
  name: string,
  planned: number,
  seconds: number,
  call: (at: number) => Promise<Pick<ApiResponse, 'status'>>,
): Promise<Outcome> {
  const statuses: Record<number, number> = {};
  const times: number[] = [];
  const start = performance.now();
  const total = Math.round(planned * seconds);
  let lastStart = start;
  async function run(at: number): Promise<void> {
    await wait(Math.max(0, start + (at * 1000) / planned - performance.now()));
    lastStart = performance.now();
    const { status } = await call(at).catch(() => ({ status: 0 }));
    statuses[status] = (statuses[status] ?? 0) + 1;
    times.push(performance.now() - start - (at * 1000) / planned);
  }
  await Promise.all(Array.from({ length: total }, (_, at) => run(at)));
  const rate = (total - 1) / ((lastStart - start) / 1000);
  return { name, statuses, rate, planned, times: times.toSorted((one, other) => one - other) };
}

/** Returns the time within which a share of the calls returned, in milliseconds. */
export const timeOf = ({ times }: Outcome, share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
