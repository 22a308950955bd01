import type { Charge } from './capacity.ts';
import type { TableDescription } from './engine.ts';
import { ApiError } from './errors.ts';

/** The most units that one partition of a table or of an index is charged each second. */
export interface PartitionRates {
  read: number;
  write: number;
}

/** The limits that DynamoDB documents. */
export const partitionRates: PartitionRates = { read: 3000, write: 1000 };

type Kind = keyof PartitionRates;

/** Why a request is throttled, and where: a member of `ThrottlingReasons`. */
export interface ThrottlingReason {
  reason: string;
  resource: string;
}

interface Bucket {
  units: number;
  /** When `units` was right, in milliseconds. */
  at: number;
}

/** Full buckets are forgotten when there are more. */
const maxBuckets = 10_000;

/**
 * The limits of partitions: a token bucket for each partition key of a table and of each index, which contains the units of
 * one second. A request passes while the bucket is not empty, and is charged what it turns out to cost, if need be in
 * advance. Thus the rate over time never exceeds the limit, and a request that is larger than a bucket still passes.
 */
export class PartitionLimits {
  readonly #rates: PartitionRates | undefined;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** Nothing is limited without rates. `now` is in milliseconds. */
  constructor(rates?: PartitionRates, now: () => number = () => performance.now()) {
    this.#rates = rates;
    this.#now = now;
  }

  /** Whether there are limits. */
  get isOn(): boolean {
    return this.#rates !== undefined;
  }

  /** Returns why these charges are refused now; nothing if they are not. */
  reasons(kind: Kind, charges: readonly Charge[]): ThrottlingReason[] {
    if (!this.#rates) return [];
    const rate = this.#rates[kind];
    const empty = charges.filter((charge) => this.#units(nameOf(kind, charge), rate) <= 0);
    return empty.map(({ table, index }) => ({
      reason: `${index === undefined ? 'Table' : 'Index'}${kind === 'read' ? 'Read' : 'Write'}KeyRangeThroughputExceeded`,
      resource: arnOf(table, index),
    }));
  }

  /** Takes the units of these charges from their buckets. */
  spend(kind: Kind, charges: readonly Charge[]): void {
    if (!this.#rates) return;
    const rate = this.#rates[kind];
    for (const charge of charges) {
      const name = nameOf(kind, charge);
      this.#buckets.set(name, { units: this.#units(name, rate) - charge.units, at: this.#now() });
    }
    if (this.#buckets.size > maxBuckets) this.#forgetFull();
  }

  /** Spends these charges, or throws `ProvisionedThroughputExceededException`. */
  charge(kind: Kind, charges: readonly Charge[]): void {
    const reasons = this.reasons(kind, charges);
    if (reasons.length > 0) throw throttled(reasons);
    this.spend(kind, charges);
  }

  #units(name: string, rate: number): number {
    const bucket = this.#buckets.get(name);
    return bucket ? Math.min(rate, bucket.units + ((this.#now() - bucket.at) / 1000) * rate) : rate;
  }

  #forgetFull(): void {
    for (const name of this.#buckets.keys()) {
      const rate = this.#rates?.[name.startsWith('read') ? 'read' : 'write'] ?? 0;
      if (this.#units(name, rate) === rate) this.#buckets.delete(name);
    }
  }
}

const nameOf = (kind: Kind, { table, index = '', partition }: Charge) =>
  `${kind}~${table.TableName}~${index}~${partition}`;

const arnOf = (table: TableDescription, index: string | undefined) =>
  index === undefined ? table.TableArn : `${table.TableArn}/index/${index}`;

/** Creates the error of a throttled request. */
export function throttled(reasons: readonly ThrottlingReason[]): ApiError {
  return new ApiError(
    'ProvisionedThroughputExceededException',
    'The level of configured provisioned throughput for the table was exceeded. ' +
      'Consider increasing your provisioning level with the UpdateTable API.',
    { ThrottlingReasons: reasons },
  );
}
