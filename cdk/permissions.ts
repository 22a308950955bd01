import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { StreamConsumer } from '@redwhiteandcode/lambdas/streams.ts';
import type { ServedDomain } from './served.ts';

/** The permissions of a function in AWS, in addition to writing its log. */
export interface Permissions {
  /** Actions on the table; a transaction needs the actions of its items. */
  table: readonly `dynamodb:${string}`[];
  /** The indexes that it queries. */
  indexes?: readonly ('gsi1' | 'gsi2')[];
  /** Actions on the user pool; sign-up, refresh and revocation need only the client's secret. */
  userPool?: readonly `cognito-idp:${string}`[];
  /** Actions on the sender's email identity. */
  mail?: readonly `ses:${string}`[];
  /** Actions on the bucket of the proofs, and on the objects under a prefix of it (`''` is all of them). */
  proofs?: {
    bucket: readonly `s3:${string}`[];
    objects: Readonly<Record<`s3:${string}`, readonly string[]>>;
  };
}

/** The actions on the table that every domain needs. */
const write = [
  'dynamodb:GetItem',
  'dynamodb:BatchGetItem',
  'dynamodb:Query',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
] as const;

/** The permissions on the bucket of a domain that accepts uploads. */
const uploads: NonNullable<Permissions['proofs']> = {
  // Without LIST, S3 returns 403 for a missing upload, as for one that may not be read.
  bucket: ['s3:ListBucket'],
  // A link that the function signs has the function's permissions: admins read every document through one.
  objects: { 's3:GetObject': [''], 's3:PutObject': [''], 's3:DeleteObject': [''] },
};

/** The permissions of each domain; a domain with operations and without an entry here does not compile. */
export const permissions: Record<ServedDomain, Permissions> = {
  identity: {
    table: [...write, 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
    userPool: [
      'cognito-idp:AdminAddUserToGroup',
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminInitiateAuth',
      'cognito-idp:AdminRemoveUserFromGroup',
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminUpdateUserAttributes',
      'cognito-idp:AdminUserGlobalSignOut',
    ],
    mail: ['ses:SendEmail'],
  },
  catalog: {
    table: [...write, 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
  },
  learning: {
    table: [...write, 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
    mail: ['ses:SendEmail'],
  },
  credentials: {
    table: [...write, 'dynamodb:DeleteItem'],
    indexes: ['gsi2'],
    mail: ['ses:SendEmail'],
  },
  liftoff: {
    table: [...write, 'dynamodb:DeleteItem'],
    indexes: ['gsi1', 'gsi2'],
    mail: ['ses:SendEmail'],
    proofs: uploads,
  },
  orders: {
    table: [...write, 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
    mail: ['ses:SendEmail'],
    // Denial letters are uploaded like proofs.
    proofs: uploads,
  },
  reimbursement: {
    table: [...write, 'dynamodb:DeleteItem'],
    indexes: ['gsi1', 'gsi2'],
    mail: ['ses:SendEmail'],
    // Denial letters are uploaded like proofs.
    proofs: uploads,
  },
  corporate: {
    table: [...write, 'dynamodb:DeleteItem'],
    indexes: ['gsi1', 'gsi2'],
  },
  engagement: {
    table: [...write, 'dynamodb:DeleteItem'],
    indexes: ['gsi1'],
    mail: ['ses:SendEmail'],
  },
  curriculum: {
    table: [...write, 'dynamodb:ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
  },
  privacy: {
    table: [...write, 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
    indexes: ['gsi1', 'gsi2'],
    userPool: ['cognito-idp:AdminDeleteUser', 'cognito-idp:AdminDisableUser'],
    mail: ['ses:SendEmail'],
    // Users download archives through a link, and an erasure deletes every document.
    proofs: uploads,
  },
};

/** The permissions of each consumer of the table's stream, in addition to reading the stream. */
export const consumerPermissions: Record<StreamConsumer['name'], Permissions> = {
  search: {
    table: ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:DeleteItem'],
    indexes: ['gsi2'],
  },
  live: { table: ['dynamodb:Query', 'dynamodb:DeleteItem'] },
  // It continues the work that the operations start.
  curriculum: permissions.curriculum,
};

/** Lets a role perform these actions on these resources. */
export function grant(role: Role, actions: readonly string[], resources: readonly string[]): void {
  role.addToPolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
}

/** The permissions of the function that authorizes sockets: it checks session and role as for an admin operation. */
export const socketPermissions: Permissions = {
  table: [
    'dynamodb:GetItem',
    'dynamodb:Query',
    'dynamodb:PutItem',
    'dynamodb:UpdateItem',
    'dynamodb:DeleteItem',
    'dynamodb:ConditionCheckItem',
  ],
};
