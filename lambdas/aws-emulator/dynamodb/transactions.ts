import { createHash } from 'node:crypto';
import { canonical } from './canonical.ts';
import { transactionalReadCapacity, writeCapacity, writeCharges } from './capacity.ts';
import type { Contention } from './contention.ts';
import type {
  Action,
  ResponseBody,
  Item,
  KeyValueDatabase,
  Operation,
  RequestData,
  StepKind,
  TableDescription,
} from './engine.ts';
import { ApiError, type ErrorResponse, invalid, isApiError, isConditionFailed } from './errors.ts';
import { refuseLargeTransaction } from './item-rules.ts';
import type { Image, Overlay } from './overlay.ts';
import type { PartitionLimits, ThrottlingReason } from './partition-limits.ts';
import { database } from './source.ts';
import { below } from './tables.ts';
import { stepActions, stepOf } from './transaction-rules.ts';
import type { Writer } from './writer.ts';

const tokenLife = 10 * 60_000;

interface Token {
  fingerprint: string;
  at: number;
}

interface Step {
  kind: StepKind;
  data: RequestData;
  /** The item's stored key; missing when it does not fit the table. */
  key: string | undefined;
}

interface Reason {
  Code: 'None' | 'ConditionalCheckFailed' | 'ThrottlingError' | 'TransactionConflict' | 'ValidationError';
  Message?: string;
  Item?: Item;
}

/** Returns a hash of a request, which distinguishes a retry from another request with the same token. */
export function fingerprint(request: unknown): string {
  return createHash('sha256').update(canonical(request)).digest('hex');
}

/** Implements `TransactWriteItems`. Transactions wait for each other; they conflict only if they take time. */
export class Transactions {
  readonly #db: KeyValueDatabase;
  readonly #writer: Writer;
  readonly #limits: PartitionLimits;
  readonly #contention: Contention;

  constructor(
    db: KeyValueDatabase,
    parts: { writer: Writer; limits: PartitionLimits; contention: Contention },
  ) {
    this.#db = db;
    this.#limits = parts.limits;
    this.#writer = parts.writer;
    this.#contention = parts.contention;
  }

  /** Runs `TransactWriteItems`; `requestHash` is the fingerprint of the request. */
  async write(data: RequestData, requestHash: string): Promise<ResponseBody> {
    const { ended, ...response } = await this.#writer.alone(async () => {
      const view = this.#writer.view();
      const steps = stepsOf(data, view);
      refuseRepeatedItems(steps);
      if (this.#isRepeated(data.ClientRequestToken, requestHash))
        return { ...this.#repeatedResponse(data, steps, view), ended: undefined };
      this.#cancelUnlessAll(steps, view);
      const images = [...view.images.values()];
      refuseLargeTransaction(images.map(({ after }) => after));
      await this.#writer.commit(view, remember(data.ClientRequestToken, requestHash));
      const ConsumedCapacity = writeCapacity(images, data.ReturnConsumedCapacity, true);
      const items = steps.flatMap(({ data: { TableName: table }, key }) =>
        key === undefined ? [] : { table, key },
      );
      return { ...(ConsumedCapacity && { ConsumedCapacity }), ended: this.#contention.lock(items) };
    });
    await ended;
    return response;
  }

  /** Deletes the tokens that are older than ten minutes. */
  async forgetOldTokens(now = Date.now()): Promise<void> {
    const old: Operation[] = [];
    for await (const [key, token] of this.#db.iterator(below('token~'))) {
      if ((token as Token).at < now - tokenLife) old.push({ type: 'del', key });
    }
    if (old.length > 0) await this.#db.batch(old);
  }

  #isRepeated(token: string | undefined, requestHash: string): boolean {
    const known = token === undefined ? undefined : this.#db.getSync<Token>(`token~${token}`);
    if (!known || known.at < Date.now() - tokenLife) return false;
    if (known.fingerprint !== requestHash) {
      throw new ApiError(
        'IdempotentParameterMismatchException',
        'The ClientRequestToken was used for another request within the last ten minutes.',
      );
    }
    return true;
  }

  #repeatedResponse(data: RequestData, steps: Step[], view: Overlay): ResponseBody {
    const items = steps.map(({ data: { TableName }, key = '' }) => ({
      table: TableName,
      item: view.read(TableName, key),
    }));
    const ConsumedCapacity = transactionalReadCapacity(items, data.ReturnConsumedCapacity);
    return { ...(ConsumedCapacity && { ConsumedCapacity }) };
  }

  #cancelUnlessAll(steps: Step[], view: Overlay): void {
    const errors = steps.map((step) => apiErrorOf(() => this.#take(step, view)));
    const throttles = this.#limits.isOn ? this.#throttles(steps, view) : [];
    const conflicts = steps.map(({ data, key }) =>
      this.#contention.isLocked(data.TableName, key) ? conflict : undefined,
    );
    if (![...errors, ...throttles, ...conflicts].some(Boolean)) return;
    throw cancelled(
      steps.map((step, at) => conflicts[at] ?? throttles[at] ?? reasonOf(errors[at], oldItem(step, view))),
    );
  }

  /** Charges a transaction, also if it is canceled by a condition; returns the reasons of the items that are throttled. */
  #throttles(steps: Step[], view: Overlay): (Reason | undefined)[] {
    const charges = steps.map((step) => {
      const image = imageOf(step, view);
      return image ? writeCharges(image, true) : [];
    });
    const reasons = charges.map((ofStep) => throttleOf(this.#limits.reasons('write', ofStep)));
    if (!reasons.some(Boolean)) this.#limits.spend('write', charges.flat());
    return reasons;
  }

  #take({ kind, data }: Step, view: Overlay): ResponseBody {
    return kind === 'ConditionCheck'
      ? view.run(checkCondition, data)
      : this.#writer.apply(view, stepActions[kind], data);
  }
}

const checkCondition: Action = (store, data, done) => {
  store.getTable(data.TableName, (missing, table) => {
    if (missing || !table) return done(missing);
    const misfit = database.validateKey(data.Key ?? {}, table);
    if (misfit) return done(misfit);
    store.getItemDb(data.TableName).get(database.createKey(data.Key ?? {}, table), (error, item) => {
      done(error ?? database.checkConditional(data, item), {});
    });
  });
};

function stepsOf({ TransactItems = [] }: RequestData, view: Overlay): Step[] {
  return TransactItems.map((entry) => {
    const step = stepOf(entry);
    if (!step) throw invalid('Each entry of TransactItems must have exactly one member');
    return { ...step, key: storedKey(step.data, view.table(step.data.TableName)) };
  });
}

function storedKey(data: RequestData, table: TableDescription): string | undefined {
  const source = data.Item ?? data.Key ?? {};
  const fits = table.KeySchema.every(({ AttributeName }) => {
    const definition = table.AttributeDefinitions.find(
      (attribute) => attribute.AttributeName === AttributeName,
    );
    return definition && source[AttributeName]?.[definition.AttributeType] !== undefined;
  });
  return fits ? database.createKey(source, table) : undefined;
}

function refuseRepeatedItems(steps: Step[]): void {
  const items = steps.flatMap(({ data, key }) => (key === undefined ? [] : [`${data.TableName}~${key}`]));
  if (new Set(items).size < items.length) {
    throw invalid('Transaction request cannot include multiple operations on one item');
  }
}

function remember(token: string | undefined, requestHash: string): Operation[] {
  if (token === undefined) return [];
  return [
    {
      type: 'put',
      key: `token~${token}`,
      value: { fingerprint: requestHash, at: Date.now() } satisfies Token,
    },
  ];
}

const conflict: Reason = {
  Code: 'TransactionConflict',
  Message: 'Transaction is ongoing for the item',
};

/** Runs a step and returns its error response, if any. Rethrows every other error. */
function apiErrorOf(step: () => ResponseBody): ErrorResponse | undefined {
  try {
    step();
    return undefined;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error;
  }
}

const imageOf = ({ data, key }: Step, view: Overlay): Image | undefined =>
  view.images.get(`item-${data.TableName}~${key}`);

function oldItem(step: Step, view: Overlay): Item | undefined {
  if (step.data.ReturnValuesOnConditionCheckFailure !== 'ALL_OLD') return undefined;
  return imageOf(step, view)?.before;
}

/** The message of an on-demand table: its end about hot keys is left out for an index, as in AWS. */
function throttleOf([first]: readonly ThrottlingReason[]): Reason | undefined {
  if (!first) return undefined;
  const Message = first.reason.startsWith('Index')
    ? 'Throughput exceeds the current capacity for one or more global secondary indexes. ' +
      'DynamoDB is automatically scaling your index so please try again shortly.'
    : 'Throughput exceeds the current capacity of your table or index. DynamoDB is automatically scaling your table ' +
      'or index so please try again shortly. If exceptions persist, check if you have a hot key: ' +
      'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html.';
  return { Code: 'ThrottlingError', Message };
}

function reasonOf(error: Error | undefined, item?: Item): Reason {
  if (!error) return { Code: 'None' };
  if (!isConditionFailed(error)) return { Code: 'ValidationError', Message: error.message };
  return { Code: 'ConditionalCheckFailed', Message: error.message, ...(item && { Item: item }) };
}

function cancelled(reasons: Reason[]): ApiError {
  const codes = reasons.map(({ Code }) => Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return new ApiError('TransactionCanceledException', message, { CancellationReasons: reasons });
}
