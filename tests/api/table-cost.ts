import { docClient } from '../../lambdas/src/platform/table.ts';

/** The number of requests to the table, and the capacity units that AWS would bill for them. */
export interface TableCost {
  requests: number;
  units: number;
}

let cost: TableCost = { requests: 0, units: 0 };
let writeUnits = 0;
let isCounting = false;

function count(): void {
  isCounting = true;
  docClient.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
        const response = await next(args);
        const { ConsumedCapacity } = response.output as { ConsumedCapacity?: object };
        cost.requests++;
        for (const each of [ConsumedCapacity ?? []].flat()) {
          const { CapacityUnits } = each as { CapacityUnits: number };
          cost.units += CapacityUnits;
          if (/^(Put|Update|Delete|BatchWrite|TransactWrite)/.test(commandName)) writeUnits += CapacityUnits;
        }
        return response;
      },
    { step: 'initialize', name: 'capacity' },
  );
}

/** Runs work in this process and returns the table capacity that it consumed. */
export async function measure(work: () => Promise<unknown>): Promise<TableCost> {
  if (!isCounting) count();
  cost = { requests: 0, units: 0 };
  writeUnits = 0;
  await work();
  return { ...cost };
}

/** Runs work in this process and returns the read and the write units that it consumed. */
export async function measureReadsAndWrites(
  work: () => Promise<unknown>,
): Promise<{ read: number; write: number }> {
  const { units } = await measure(work);
  return { read: units - writeUnits, write: writeUnits };
}
