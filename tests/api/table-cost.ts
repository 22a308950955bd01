import { docClient } from '../../lambdas/src/platform/table.ts';

/** The number of requests to the table, and the capacity units that AWS would bill for them. */
export interface TableCost {
  requests: number;
  units: number;
}

let cost: TableCost = { requests: 0, units: 0 };
let isCounting = false;

function count(): void {
  isCounting = true;
  docClient.middlewareStack.add(
    (next) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const response = await next(args);
      const { ConsumedCapacity } = response.output as { ConsumedCapacity?: object };
      cost.requests++;
      for (const each of [ConsumedCapacity ?? []].flat())
        cost.units += (each as { CapacityUnits: number }).CapacityUnits;
      return response;
    },
    { step: 'initialize', name: 'capacity' },
  );
}

/** Runs work in this process and returns the table capacity that it consumed. */
export async function measure(work: () => Promise<unknown>): Promise<TableCost> {
  if (!isCounting) count();
  cost = { requests: 0, units: 0 };
  await work();
  return { ...cost };
}
