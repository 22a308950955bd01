import type { ParameterTypes, RequestData, Rules, StepKind, Store, TransactItem } from './engine.ts';
import { rules } from './source.ts';

/** The parameter that asks for the item that failed a condition. */
export const returnOldOnFailure = { type: 'String', enum: ['ALL_OLD', 'NONE'] };

const capacityLevel = { type: 'String', enum: ['TOTAL', 'NONE'] };
const expressions = ['ExpressionAttributeNames', 'ExpressionAttributeValues', 'ConditionExpression'];

/** The dynalite operation that implements each step. */
export const stepActions = {
  Put: 'putItem',
  Update: 'updateItem',
  Delete: 'deleteItem',
  ConditionCheck: 'deleteItem',
} as const;

function members(action: string, names: string[], required: string[] = []): ParameterTypes {
  const types = rules[action]?.types ?? {};
  const picked = Object.fromEntries(names.map((name) => [name, types[name] ?? 'String']));
  return {
    ...picked,
    ...Object.fromEntries(required.map((name) => [name, { type: 'String', notNull: true }])),
  };
}

function step(kind: StepKind, names: string[], required: string[] = []) {
  const children = {
    ...members(stepActions[kind], ['TableName', ...names, ...expressions], required),
    ReturnValuesOnConditionCheckFailure: returnOldOnFailure,
  };
  return { type: `FieldStruct<${kind}>`, children };
}

const steps: Record<StepKind, { type: string; children: ParameterTypes }> = {
  Put: step('Put', ['Item']),
  Update: step('Update', ['Key'], ['UpdateExpression']),
  Delete: step('Delete', ['Key']),
  ConditionCheck: step('ConditionCheck', ['Key'], ['ConditionExpression']),
};

const atMost100 = { type: 'List', notNull: true, lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 100 };

/** Returns the only operation of a `TransactItems` entry, or `undefined`. */
export function stepOf(entry: TransactItem): { kind: StepKind; data: RequestData } | undefined {
  const [first, ...others] = Object.entries(entry);
  return first && others.length === 0 ? { kind: first[0] as StepKind, data: first[1] } : undefined;
}

/** The rules of `TransactWriteItems`, made of dynalite's rules for its steps. */
export const transactWriteRules: Rules = {
  types: {
    ReturnConsumedCapacity: capacityLevel,
    ClientRequestToken: { type: 'String', lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 36 },
    TransactItems: { ...atMost100, children: { type: 'ValueStruct<TransactWriteItem>', children: steps } },
  },
  custom: firstMessage,
};

function firstMessage({ TransactItems = [] }: RequestData, store: Store): string | undefined {
  for (const entry of TransactItems) {
    const one = stepOf(entry);
    if (!one) return 'TransactItems can only contain one of Check, Put, Update or Delete';
    const message = rules[stepActions[one.kind]]?.custom?.(one.data, store);
    if (message) return message;
  }
  return undefined;
}
