import type { ParameterType, ParameterTypes, RequestData, Store } from './engine.ts';
import { ApiError, invalid, notImplemented } from './errors.ts';
import { rules, validations } from './source.ts';
import { returnOldOnFailure, transactWriteRules } from './transaction-rules.ts';

const orderable = ['S', 'N', 'B'];
const ordering = ['<', '<=', '>', '>=', 'between'];

interface Expression {
  type: string;
  args: unknown[];
}

function isExpression(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null && 'args' in value && Array.isArray(value.args);
}

function refuseUnorderable(name: string, expression: unknown): void {
  if (!isExpression(expression)) return;
  for (const arg of expression.args) {
    if (isExpression(arg)) refuseUnorderable(name, arg);
    else if (
      ordering.includes(expression.type) &&
      typeof arg === 'object' &&
      arg !== null &&
      !Array.isArray(arg)
    ) {
      const kind = Object.keys(arg)[0] ?? '';
      if (orderable.includes(kind)) continue;
      throw invalid(
        `Invalid ${name}: Incorrect operand type for operator or function; ` +
          `operator: ${expression.type}, operand type: ${kind}`,
      );
    }
  }
}

/** Throws for a condition or filter that compares the order of a list, a map, a set, a Boolean, or null. */
function refuseUnorderableOperands(data: RequestData): void {
  for (const [parsed, name] of [
    ['_condition', 'ConditionExpression'],
    ['_filter', 'FilterExpression'],
  ] as const) {
    const outcome = data[parsed];
    if (typeof outcome === 'object' && outcome !== null && 'expression' in outcome) {
      refuseUnorderable(name, outcome.expression);
    }
  }
  for (const entry of data.TransactItems ?? []) {
    for (const step of Object.values(entry)) refuseUnorderableOperands(step);
  }
}

function changeRules(action: string, added: ParameterTypes, unsupported?: string): void {
  const types = rules[action]?.types;
  if (!types) return;
  Object.assign(types, added);
  if (unsupported) delete types[unsupported];
}

for (const action of ['putItem', 'updateItem', 'deleteItem']) {
  const added = { ReturnValuesOnConditionCheckFailure: returnOldOnFailure };
  changeRules(action, added, 'ReturnItemCollectionMetrics');
}
changeRules('batchWriteItem', {}, 'ReturnItemCollectionMetrics');
// Every scan reads the stored state, so it is consistent.
changeRules('scan', { ConsistentRead: 'Boolean' });
const StreamSpecification = {
  type: 'FieldStruct<StreamSpecification>',
  children: {
    StreamEnabled: { type: 'Boolean', notNull: true },
    StreamViewType: { type: 'String', enum: ['NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES', 'KEYS_ONLY'] },
  },
};
changeRules('createTable', { StreamSpecification }, 'LocalSecondaryIndexes');

rules['transactWriteItems'] = transactWriteRules;
rules['updateTimeToLive'] = {
  types: {
    TableName: rules['describeTimeToLive']?.types['TableName'] ?? 'String',
    TimeToLiveSpecification: {
      type: 'FieldStruct<TimeToLiveSpecification>',
      notNull: true,
      children: {
        AttributeName: {
          type: 'String',
          notNull: true,
          lengthGreaterThanOrEqual: 1,
          lengthLessThanOrEqual: 255,
        },
        Enabled: { type: 'Boolean', notNull: true },
      },
    },
  },
};

/**
 * Validates a request body with dynalite's rules. Throws DynamoDB's `SerializationException` and
 * `ValidationException`, and refuses every parameter that dynalite would ignore.
 */
export function parseRequest(operation: string, body: unknown, store: Store): RequestData {
  const action = operation.charAt(0).toLowerCase() + operation.slice(1);
  const known = rules[action];
  if (!known) throw notImplemented(operation, 'UnknownOperationException');
  if (!isStructure(body)) throw new ApiError('SerializationException', 'The request is not a JSON object.');
  refuseIgnored(operation, body, known.types);
  const data = validations.checkTypes<RequestData>(body, known.types);
  validations.checkValidations(data, known.types, known.custom, store);
  refuseUnorderableOperands(data);
  refuseUnsupported(operation, data);
  refuseLargeBatch(operation, data['RequestItems']);
  return data;
}

/** DynamoDB counts the items of all tables together; dynalite counts them by table. */
function refuseLargeBatch(operation: string, items: unknown): void {
  if (!isStructure(items)) return;
  const count = Object.values(items)
    .map((table) => (isStructure(table) ? table['Keys'] : table))
    .reduce((sum: number, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
  if (count > (operation === 'BatchGetItem' ? 100 : 25)) {
    throw invalid(`Too many items requested for the ${operation} call`);
  }
}

function isStructure(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refuseIgnored(path: string, structure: Record<string, unknown>, types: ParameterTypes): void {
  for (const [member, value] of Object.entries(structure)) {
    if (value === null) continue;
    const type = types[member];
    if (!type) throw notImplemented(`${path} with ${member}`);
    refuseIgnoredWithin(`${path} with ${member}`, value, type);
  }
}

function refuseIgnoredWithin(path: string, value: unknown, type: ParameterType): void {
  if (typeof type === 'string' || !type.children || typeof value !== 'object' || value === null) return;
  if (type.type.includes('Struct')) {
    if (isStructure(value)) refuseIgnored(path, value, type.children as ParameterTypes);
    return;
  }
  for (const inner of Object.values(value)) refuseIgnoredWithin(path, inner, type.children as ParameterType);
}

function refuseUnsupported(operation: string, data: RequestData): void {
  if ((data['ReturnConsumedCapacity'] as unknown) === 'INDEXES')
    throw notImplemented(`${operation} with ReturnConsumedCapacity INDEXES`);
  const stream = data['StreamSpecification'];
  if (isStructure(stream) && stream['StreamEnabled'] && stream['StreamViewType'] !== 'NEW_AND_OLD_IMAGES')
    throw notImplemented(`CreateTable with StreamViewType ${String(stream['StreamViewType'])}`);
}
