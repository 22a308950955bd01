import type { ParameterType, ParameterTypes, RequestData, Store } from './engine.ts';
import { ApiError, invalid, notImplemented } from './errors.ts';
import { refuseUnorderableOperands } from './expression-rules.ts';
import { rules, validations } from './source.ts';
import { returnOldOnFailure, transactWriteRules } from './transaction-rules.ts';

for (const action of ['putItem', 'updateItem', 'deleteItem']) {
  const types = rules[action]?.types;
  if (types) types['ReturnValuesOnConditionCheckFailure'] = returnOldOnFailure;
}

const createTable = rules['createTable']?.types;
if (createTable) {
  createTable['StreamSpecification'] = {
    type: 'FieldStruct<StreamSpecification>',
    children: {
      StreamEnabled: { type: 'Boolean', notNull: true },
      StreamViewType: { type: 'String', enum: ['NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES', 'KEYS_ONLY'] },
    },
  };
}

// Every scan reads the stored state, so it is consistent.
const scan = rules['scan']?.types;
if (scan) scan['ConsistentRead'] = 'Boolean';

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
  if (data['ReturnItemCollectionMetrics'] === 'SIZE') {
    throw notImplemented(`${operation} with ReturnItemCollectionMetrics SIZE`);
  }
  if (operation === 'CreateTable') refuseOtherViews(data['StreamSpecification']);
  for (const [member, value] of [
    ['LocalSecondaryIndexes', data['LocalSecondaryIndexes']],
    ['ReturnConsumedCapacity INDEXES', (data['ReturnConsumedCapacity'] as unknown) === 'INDEXES'],
  ] as const)
    if (value) throw notImplemented(`${operation} with ${member}`);
}

function refuseOtherViews(specification: unknown): void {
  if (!isStructure(specification)) return;
  const { StreamEnabled, StreamViewType } = specification;
  if (StreamEnabled && StreamViewType === undefined) {
    throw invalid(
      'One or more parameter values were invalid: StreamViewType is required when StreamEnabled is true',
    );
  }
  if (StreamEnabled && StreamViewType !== 'NEW_AND_OLD_IMAGES') {
    throw notImplemented(`CreateTable with StreamViewType ${String(StreamViewType)}`);
  }
}
