import { ServiceError } from '../json-service.ts';
import type { Input, OperationName } from './operations/calls.ts';
import { invalidParameter, notImplemented } from './pool/errors.ts';

/** A rule for a member's value; `secret` keeps the value out of error messages. */
interface Constraint {
  type?: 'string' | 'boolean' | 'number' | 'list' | 'structure';
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
const CONSTRAINTS: Record<string, Constraint> = {
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
  ProviderName: { min: 1, max: 32, pattern: '[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}\\p{Z}]+' },
  ProviderDetails: structure,
  AttributeMapping: structure,
  IdpIdentifiers: list,
  IdpIdentifier: { min: 1, max: 40, pattern: '[\\w\\s+=.@-]+' },
  MaxResults: { type: 'number' },
  ClientName: { min: 1, max: 128, pattern: '[\\w\\s+=,.@-]+' },
  GenerateSecret: { type: 'boolean' },
  DestinationUser: structure,
  SourceUser: structure,
  User: structure,
  AllowedOAuthFlows: list,
  AllowedOAuthFlowsUserPoolClient: { type: 'boolean' },
  AllowedOAuthScopes: list,
  CallbackURLs: list,
  EnableTokenRevocation: { type: 'boolean' },
  ExplicitAuthFlows: list,
  LogoutURLs: list,
  RefreshTokenRotation: structure,
  SupportedIdentityProviders: list,
  TokenValidityUnits: structure,
  WriteAttributes: list,
  AccessTokenValidity: { type: 'number' },
  IdTokenValidity: { type: 'number' },
  RefreshTokenValidity: { type: 'number' },
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
const PROVIDER = 'UserPoolId ProviderName';
const CLIENT_SETTINGS =
  'AccessTokenValidity AllowedOAuthFlows AllowedOAuthFlowsUserPoolClient AllowedOAuthScopes CallbackURLs EnableTokenRevocation ExplicitAuthFlows IdTokenValidity LogoutURLs PreventUserExistenceErrors RefreshTokenRotation RefreshTokenValidity SupportedIdentityProviders TokenValidityUnits WriteAttributes';

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
  CreateIdentityProvider: admin(
    `${PROVIDER} ProviderType ProviderDetails`,
    'AttributeMapping IdpIdentifiers',
  ),
  UpdateIdentityProvider: admin(PROVIDER, 'ProviderDetails AttributeMapping IdpIdentifiers'),
  DescribeIdentityProvider: admin(PROVIDER),
  DeleteIdentityProvider: admin(PROVIDER),
  ListIdentityProviders: admin('UserPoolId', 'MaxResults NextToken'),
  GetIdentityProviderByIdentifier: admin('UserPoolId IdpIdentifier'),
  GetSigningCertificate: admin('UserPoolId'),
  CreateUserPoolClient: admin('UserPoolId ClientName', `GenerateSecret ${CLIENT_SETTINGS}`),
  UpdateUserPoolClient: admin('UserPoolId ClientId', `ClientName ${CLIENT_SETTINGS}`),
  DescribeUserPoolClient: admin('UserPoolId ClientId'),
  AdminLinkProviderForUser: admin('UserPoolId DestinationUser SourceUser'),
  AdminDisableProviderForUser: admin('UserPoolId User'),
  ListUsers: admin('UserPoolId', 'PaginationToken'),
  ListUsersInGroup: admin('UserPoolId GroupName', 'NextToken'),
};

/** Whether an operation is implemented. */
export const isOperationName = (name: string): name is OperationName => Object.hasOwn(REQUESTS, name);

function hasType(value: unknown, type: Constraint['type']): boolean {
  switch (type) {
    case 'boolean':
    case 'number':
      return typeof value === type;
    case 'list':
      return Array.isArray(value);
    case 'structure':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === 'string';
  }
}

function lengthRule(value: string, { min, max }: Constraint): string | undefined {
  const length = Array.from(value).length;
  if (max !== undefined && length > max) return `Member must have length less than or equal to ${max}`;
  if (min !== undefined && length < min) return `Member must have length greater than or equal to ${min}`;
  return undefined;
}

function brokenRule(value: unknown, constraint: Constraint): string | undefined {
  const { pattern, test, values } = constraint;
  if (typeof value !== 'string') return undefined;
  const length = lengthRule(value, constraint);
  if (length) return length;
  const expression = test ?? (pattern ? new RegExp(`^(?:${pattern})$`, 'u') : undefined);
  if (pattern && !expression?.test(value))
    return `Member must satisfy regular expression pattern: ${pattern}`;
  if (values && !values.includes(value)) return `Member must satisfy enum value set: [${values.join(', ')}]`;
  return undefined;
}

function memberError(name: string, value: unknown): string | undefined {
  const constraint = CONSTRAINTS[name];
  if (!constraint) return undefined;
  const member = name.charAt(0).toLowerCase() + name.slice(1);
  const rule = brokenRule(value, constraint);
  if (!rule) return undefined;
  const shown = constraint.secret ? 'Value' : `Value '${String(value)}'`;
  return `${shown} at '${member}' failed to satisfy constraint: ${rule}`;
}

/**
 * Validates a request. Throws `SerializationException` for a wrong type, `InvalidParameterException` with every broken
 * constraint, and `Not implemented here` for an unsupported parameter.
 */
export function parseRequest<N extends OperationName>(name: N, body: unknown): Input<N> {
  if (!hasType(body, 'structure'))
    throw new ServiceError('SerializationException', 'The body must be a JSON object.');
  const members = Object.entries(body as Record<string, unknown>).filter(([, value]) => value !== null);
  const { required, optional } = REQUESTS[name];
  for (const [member, value] of members) {
    if (!required.includes(member) && !optional.includes(member))
      throw notImplemented(`the parameter ${member} of ${name}`);
    const constraint = CONSTRAINTS[member];
    if (constraint && !hasType(value, constraint.type))
      throw new ServiceError('SerializationException', `${member} must be a ${constraint.type ?? 'string'}.`);
  }
  const given = new Set(members.map(([member]) => member));
  const errors = [
    ...required
      .filter((member) => !given.has(member))
      .map(
        (member) =>
          `Value null at '${member.charAt(0).toLowerCase()}${member.slice(1)}' failed to satisfy constraint: Member must not be null`,
      ),
    ...members.map(([member, value]) => memberError(member, value)).filter((error) => error !== undefined),
  ];
  if (errors.length > 0)
    throw invalidParameter(
      `${errors.length} validation error${errors.length > 1 ? 's' : ''} detected: ${errors.join('; ')}`,
    );
  return Object.fromEntries(members) as Input<N>;
}
