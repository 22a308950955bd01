import type { Permissions } from './permissions.ts';

/** A statement of an IAM policy that allows actions. */
export interface AllowStatement {
  Effect: 'Allow';
  Action: string[];
  Resource: string[];
  Condition?: Record<string, Record<string, string | string[]>>;
}

/** The resources of a stack. All but the address are ARNs. */
export interface Resources {
  table: string;
  userPool: string;
  /** The email identity, and what belongs to it. */
  mail: readonly string[];
  /** The address that emails come from. */
  mailAddress: string;
  /** The bucket of the proofs. */
  proofs: string;
  /** The stage of the WebSocket API. */
  sockets: string;
  /** The distribution of the site. */
  distribution: string;
}

/** Returns the pattern of the partition keys with a prefix. A prefix without `#` at its end is a whole key. */
const keyPattern = (prefix: string): string => (prefix.endsWith('#') ? `${prefix}*` : prefix);

const allow = (
  service: string,
  actions: readonly string[] = [],
  resources: readonly string[],
  Condition?: AllowStatement['Condition'],
): AllowStatement[] => {
  const Action = actions.map((action) => `${service}:${action}`);
  const statement: AllowStatement = { Effect: 'Allow', Action, Resource: [...resources] };
  return actions.length === 0 ? [] : [Condition ? { ...statement, Condition } : statement];
};

/** Returns the statements of the policy that has a function's permissions. */
export function statementsOf(
  { reads, indexes = [], writes = {}, userPool, sendsMail, proofs, purgesEdge, sockets = [] }: Permissions,
  { mailAddress, ...arns }: Resources,
): AllowStatement[] {
  const indexArns = indexes.map((index) => `${arns.table}/index/${index}`);
  const socketArns = sockets.map((method) => `${arns.sockets}/${method}/@connections/*`);
  return [
    ...allow('dynamodb', reads, [arns.table]),
    ...allow('dynamodb', indexes.length > 0 ? ['Query'] : [], indexArns),
    ...Object.entries(writes).flatMap(([action, prefixes]) =>
      allow('dynamodb', [action], [arns.table], {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': prefixes.map(keyPattern) },
      }),
    ),
    ...allow('cognito-idp', userPool, [arns.userPool]),
    ...allow('ses', sendsMail ? ['SendEmail'] : [], arns.mail, {
      StringEquals: { 'ses:FromAddress': mailAddress },
    }),
    ...allow('s3', proofs?.bucket, [arns.proofs]),
    ...Object.entries(proofs?.objects ?? {}).flatMap(([action, prefixes]) =>
      allow(
        's3',
        [action],
        prefixes.map((prefix) => `${arns.proofs}/${prefix}*`),
      ),
    ),
    ...allow('cloudfront', purgesEdge ? ['CreateInvalidation'] : [], [arns.distribution]),
    ...allow('execute-api', sockets.length > 0 ? ['ManageConnections'] : [], socketArns),
  ];
}

/** One permission: an action on one resource, or on the partitions or objects with one prefix. */
export interface Grant {
  /** Such as `dynamodb:PutItem MAIL#` or `dynamodb:Query gsi1`. */
  name: string;
  permissions: Permissions;
}

/** Returns each of a function's permissions separately. */
export function grantsOf({
  reads = [],
  indexes = [],
  writes = {},
  userPool = [],
  sendsMail,
  proofs,
  purgesEdge,
  sockets = [],
}: Permissions): Grant[] {
  const { bucket = [], objects = {} } = proofs ?? {};
  const grant = (name: string, permissions: Permissions): Grant => ({ name, permissions });
  return [
    ...reads.map((action) => grant(`dynamodb:${action}`, { reads: [action] })),
    ...indexes.map((index) => grant(`dynamodb:Query ${index}`, { indexes: [index] })),
    ...Object.entries(writes).flatMap(([action, prefixes]) =>
      prefixes.map((prefix) => grant(`dynamodb:${action} ${prefix}`, { writes: { [action]: [prefix] } })),
    ),
    ...userPool.map((action) => grant(`cognito-idp:${action}`, { userPool: [action] })),
    ...(sendsMail ? [grant('ses:SendEmail', { sendsMail })] : []),
    ...bucket.map((action) => grant(`s3:${action}`, { proofs: { bucket: [action], objects: {} } })),
    ...Object.entries(objects).flatMap(([action, prefixes]) =>
      prefixes.map((prefix) =>
        grant(`s3:${action} ${prefix}`, { proofs: { bucket: [], objects: { [action]: [prefix] } } }),
      ),
    ),
    ...(purgesEdge ? [grant('cloudfront:CreateInvalidation', { purgesEdge })] : []),
    ...sockets.map((method) => grant(`execute-api:ManageConnections ${method}`, { sockets: [method] })),
  ];
}
