import { proofRules } from '@redwhiteandcode/lambdas/contract/application-rules.ts';
import type { ServedDomain } from './served.ts';

/** What the function of a domain may do in AWS, besides writing its log. */
export interface Permissions {
  /** Actions on the table; a transaction needs the actions of its steps. */
  table: readonly `dynamodb:${string}`[];
  /** The indexes that it queries. */
  indexes?: readonly ('gsi1' | 'gsi2')[];
  /** Actions on the user pool; sign-up, sign-in, reset and what a user's own token is good for need none. */
  userPool?: readonly `cognito-idp:${string}`[];
  /** Actions on the address that mails come from. */
  mail?: readonly `ses:${string}`[];
  /** Actions on the bucket of the proofs, and on the objects under a prefix of it (`''` is all of them). */
  proofs?: {
    bucket: readonly `s3:${string}`[];
    objects: Readonly<Record<`s3:${string}`, readonly string[]>>;
  };
}

/** The permissions of each domain; a domain that gets operations does not compile before it stands here. */
export const permissions: Record<ServedDomain, Permissions> = {
  identity: {
    table: ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
    userPool: [
      'cognito-idp:AdminAddUserToGroup',
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminUserGlobalSignOut',
    ],
  },
  catalog: { table: ['dynamodb:GetItem', 'dynamodb:Query'], indexes: ['gsi1'] },
  learning: {
    table: [
      'dynamodb:GetItem',
      'dynamodb:BatchGetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    ],
    indexes: ['gsi2'],
  },
  liftoff: {
    table: [
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    ],
    indexes: ['gsi2'],
    mail: ['ses:SendEmail'],
    proofs: {
      // Without LIST, S3 answers 403 for an upload that is not there, as for one that may not be read.
      bucket: ['s3:ListBucket'],
      // A link that the function signs may do no more than the function itself; proofs are written by copying.
      objects: {
        's3:GetObject': [proofRules.incoming],
        's3:PutObject': [''],
        's3:DeleteObject': [''],
      },
    },
  },
  engagement: {
    table: [
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    ],
    indexes: ['gsi1'],
    mail: ['ses:SendEmail'],
  },
};
