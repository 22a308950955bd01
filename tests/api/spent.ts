import { docClient } from '../../lambdas/src/platform/table.ts';

/** What the table was asked for, and what AWS would bill for it. */
export interface Spent {
  requests: number;
  units: number;
}

let spent: Spent = { requests: 0, units: 0 };
let isCounting = false;

function count(): void {
  isCounting = true;
  docClient.middlewareStack.add(
    (next) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const answer = await next(args);
      const { ConsumedCapacity } = answer.output as { ConsumedCapacity?: object };
      spent.requests++;
      for (const each of [ConsumedCapacity ?? []].flat())
        spent.units += (each as { CapacityUnits: number }).CapacityUnits;
      return answer;
    },
    { step: 'initialize', name: 'capacity' },
  );
}

/** Runs work in this process, and returns what it has read and written of the table. */
export async function measure(work: () => Promise<unknown>): Promise<Spent> {
  if (!isCounting) count();
  spent = { requests: 0, units: 0 };
  await work();
  return { ...spent };
}
