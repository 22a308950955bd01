import { docClient } from '../../lambdas/src/platform/table.ts';

/** The number of requests to the table, and the capacity units that AWS would bill for them. */
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
      const response = await next(args);
      const { ConsumedCapacity } = response.output as { ConsumedCapacity?: object };
      spent.requests++;
      for (const each of [ConsumedCapacity ?? []].flat())
        spent.units += (each as { CapacityUnits: number }).CapacityUnits;
      return response;
    },
    { step: 'initialize', name: 'capacity' },
  );
}

/** Runs work in this process and returns the table capacity that it consumed. */
export async function measure(work: () => Promise<unknown>): Promise<Spent> {
  if (!isCounting) count();
  spent = { requests: 0, units: 0 };
  await work();
  return { ...spent };
}
