import type { OperationName } from './operations/calls.ts';

/** A rule for a member's value; `secret` keeps the value out of error messages. */
export interface Constraint {
  type?: 'string' | 'boolean' | 'list' | 'structure';
  min?: number;
  max?: number;
  pattern?: string;
  /** The tested pattern where the documented one does not suffice. */
  test?: RegExp;
  values?: readonly string[];
  secret?: boolean;
}

const TEXT = '[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+';
const token: Constraint = { pattern: '[A-Za-z0-9-_=.]+', secret: true };
const password: Constraint = {
  max: 256,
  pattern: '^[\\S]+.*[\\S]+$',
  test: /^\S(.*\S)?$/su,
  secret: true,
};
const list: Constraint = { type: 'list' };
const structure: Constraint = { type: 'structure' };

const FLOWS =
  'USER_SRP_AUTH REFRESH_TOKEN_AUTH REFRESH_TOKEN CUSTOM_AUTH ADMIN_NO_SRP_AUTH USER_PASSWORD_AUTH ADMIN_USER_PASSWORD_AUTH USER_AUTH';

/** The constraints of the API reference by member name; a member has the same ones in every operation. */
export const CONSTRAINTS: Record<string, Constraint> = {
  ClientId: { min: 1, max: 128, pattern: '[\\w+]+' },
  UserPoolId: { min: 1, max: 55, pattern: '[\\w-]+_[0-9a-zA-Z]+' },
  Username: { min: 1, max: 128, pattern: TEXT, secret: true },
  GroupName: { min: 1, max: 128, pattern: TEXT },
  Password: password,
  PreviousPassword: password,
  ProposedPassword: password,
  TemporaryPassword: password,
  SecretHash: { min: 1, max: 128, pattern: '[\\w+=/]+', secret: true },
  ClientSecret: { min: 1, max: 64, pattern: '[\\w+]+', secret: true },
  AccessToken: token,
  RefreshToken: token,
  Token: token,
  PaginationToken: { min: 1, pattern: '[\\S]+' },
  NextToken: { min: 1, pattern: '[\\S]+' },
  UserAttributes: list,
  AuthParameters: structure,
  AuthFlow: { values: FLOWS.split(' ') },
  MessageAction: { values: ['RESEND', 'SUPPRESS'] },
  Permanent: { type: 'boolean' },
};

interface RequestSchema {
  required: string[];
  optional: string[];
  /** Whether the caller must sign with AWS credentials. */
  signed: boolean;
}

const words = (text: string) => text.split(' ').filter(Boolean);
const anyone = (required: string, optional = ''): RequestSchema => ({
  required: words(required),
  optional: words(optional),
  signed: false,
});
const admin = (required: string, optional = ''): RequestSchema => ({
  ...anyone(required, optional),
  signed: true,
});

const USER = 'UserPoolId Username';

/** The supported parameters of every implemented operation. */
export const REQUESTS: Record<OperationName, RequestSchema> = {
  SignUp: anyone('ClientId Username Password', 'UserAttributes SecretHash'),
  AdminConfirmSignUp: admin(USER),
  InitiateAuth: anyone('AuthFlow ClientId', 'AuthParameters'),
  AdminInitiateAuth: admin('UserPoolId ClientId AuthFlow', 'AuthParameters'),
  GetTokensFromRefreshToken: anyone('RefreshToken ClientId', 'ClientSecret'),
  RevokeToken: anyone('Token ClientId', 'ClientSecret'),
  AdminUserGlobalSignOut: admin(USER),
  ChangePassword: anyone('ProposedPassword AccessToken', 'PreviousPassword'),
  GetUser: anyone('AccessToken'),
  UpdateUserAttributes: anyone('UserAttributes AccessToken'),
  DeleteUser: anyone('AccessToken'),
  AssociateSoftwareToken: anyone('AccessToken'),
  AdminGetUser: admin(USER),
  AdminCreateUser: admin(`${USER} MessageAction`, 'UserAttributes TemporaryPassword'),
  AdminDeleteUser: admin(USER),
  AdminDisableUser: admin(USER),
  AdminEnableUser: admin(USER),
  AdminSetUserPassword: admin(`${USER} Password`, 'Permanent'),
  AdminUpdateUserAttributes: admin(`${USER} UserAttributes`),
  AdminAddUserToGroup: admin(`${USER} GroupName`),
  AdminRemoveUserFromGroup: admin(`${USER} GroupName`),
  AdminListGroupsForUser: admin(USER),
  ListUsers: admin('UserPoolId', 'PaginationToken'),
  ListUsersInGroup: admin('UserPoolId GroupName', 'NextToken'),
};
