import { openCompany, startImport, untilInvited } from '../clients/import-client.ts';
import { startPlatform } from '../platform/platform.ts';
import { type Findings, median, timeOf } from './rows.ts';

const people = 1000;
/** How long an import of 1,000 people may take, in milliseconds. */
const limit = 10_000;
const runs = 3;

/** Measures an import from the upload until the last person is invited, with DynamoDB's limits of partitions. */
export async function measureImport(): Promise<Findings> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const platform = await startPlatform({ variables: { PARTITION_LIMITS: 'on' } });
    try {
      const owner = await openCompany(platform.origin, people);
      times.push(await timeOf(async () => untilInvited(owner, await startImport(owner, people), people)));
    } finally {
      await platform.stop();
    }
  }
  return {
    rows: [
      {
        name: `an import of ${people} people`,
        value: median(times),
        against: 'the limit',
        reference: limit,
        goal: 1,
      },
    ],
  };
}
