import type { ServedDomain } from './served.ts';

/** What the function of a domain may do in AWS, besides writing its log. */
export interface Permissions {
  /** Actions on the table; a transaction needs the actions of its steps. */
  table: readonly `dynamodb:${string}`[];
  /** The indexes that it queries. */
  indexes?: readonly ('gsi1' | 'gsi2')[];
  /** Actions on the user pool; sign-up, sign-in, reset and what a user's own token is good for need none. */
  userPool?: readonly `cognito-idp:${string}`[];
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
  engagement: { table: ['dynamodb:GetItem', 'dynamodb:UpdateItem'] },
};
