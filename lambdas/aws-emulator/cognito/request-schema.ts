import type { CallName } from './calls.ts';

/** What a member's value must satisfy; `secret` keeps it out of the error's text. */
export interface Constraint {
  type?: 'string' | 'integer' | 'boolean' | 'list' | 'structure';
  min?: number;
  max?: number;
  pattern?: string;
  /** The pattern as it is tested, where the documented text alone would not do. */
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
const code: Constraint = { min: 1, max: 2048, pattern: '[\\S]+' };
const next: Constraint = { min: 1, max: 131072, pattern: '[\\S]+' };
const list: Constraint = { type: 'list' };
const structure: Constraint = { type: 'structure' };
const flag: Constraint = { type: 'boolean' };

const FLOWS =
  'USER_SRP_AUTH REFRESH_TOKEN_AUTH REFRESH_TOKEN CUSTOM_AUTH ADMIN_NO_SRP_AUTH USER_PASSWORD_AUTH ADMIN_USER_PASSWORD_AUTH USER_AUTH';
const CHALLENGES =
  'SMS_MFA EMAIL_OTP SOFTWARE_TOKEN_MFA SELECT_MFA_TYPE MFA_SETUP PASSWORD_VERIFIER CUSTOM_CHALLENGE SELECT_CHALLENGE DEVICE_SRP_AUTH DEVICE_PASSWORD_VERIFIER ADMIN_NO_SRP_AUTH NEW_PASSWORD_REQUIRED SMS_OTP PASSWORD WEB_AUTHN PASSWORD_SRP';

/** The constraints of the API reference, by the member's name; a member has the same in every operation. */
export const CONSTRAINTS: Record<string, Constraint> = {
  ClientId: { min: 1, max: 128, pattern: '[\\w+]+' },
  UserPoolId: { min: 1, max: 55, pattern: '[\\w-]+_[0-9a-zA-Z]+' },
  Username: { min: 1, max: 128, pattern: TEXT, secret: true },
  GroupName: { min: 1, max: 128, pattern: TEXT },
  Description: { max: 2048 },
  Precedence: { type: 'integer', min: 0 },
  Password: password,
  PreviousPassword: password,
  ProposedPassword: password,
  TemporaryPassword: password,
  ConfirmationCode: code,
  Code: code,
  UserCode: { min: 6, max: 6, pattern: '[0-9]+' },
  AccessToken: token,
  RefreshToken: token,
  Token: token,
  Session: { min: 20, max: 4096, secret: true },
  AttributeName: { min: 1, max: 32, pattern: TEXT },
  UserAttributes: list,
  AttributesToGet: list,
  ValidationData: list,
  DesiredDeliveryMediums: list,
  ClientMetadata: structure,
  AuthParameters: structure,
  ChallengeResponses: structure,
  SoftwareTokenMfaSettings: structure,
  AuthFlow: { values: FLOWS.split(' ') },
  ChallengeName: { values: CHALLENGES.split(' ') },
  MessageAction: { values: ['RESEND', 'SUPPRESS'] },
  MfaConfiguration: { values: ['OFF', 'ON', 'OPTIONAL'] },
  Permanent: flag,
  Limit: { type: 'integer', min: 0, max: 60 },
  MaxResults: { type: 'integer', min: 1, max: 60 },
  Filter: { max: 256 },
  FriendlyDeviceName: { max: 131072 },
  PaginationToken: { min: 1, pattern: '[\\S]+' },
  NextToken: next,
  PoolName: { min: 1, max: 128, pattern: '[\\w\\s+=,.@-]+' },
  ClientName: { min: 1, max: 128, pattern: '[\\w\\s+=,.@-]+' },
  RefreshTokenValidity: { type: 'integer', min: 0, max: 315360000 },
  AccessTokenValidity: { type: 'integer', min: 1, max: 86400 },
  IdTokenValidity: { type: 'integer', min: 1, max: 86400 },
  AuthSessionValidity: { type: 'integer', min: 3, max: 15 },
  PreventUserExistenceErrors: { values: ['LEGACY', 'ENABLED'] },
  ExplicitAuthFlows: list,
  Schema: list,
  Policies: structure,
  RefreshTokenRotation: structure,
  TokenValidityUnits: structure,
};

/** The parameters of one operation. What is in neither list is refused as not implemented. */
export interface RequestSchema {
  required: string[];
  optional: string[];
  /** Whether the caller must sign with AWS credentials. */
  signed: boolean;
}

const TELEMETRY = 'AnalyticsMetadata UserContextData ContextData';
const words = (text: string) => text.split(' ').filter(Boolean);
const anyone = (required: string, optional = ''): RequestSchema => ({
  required: words(required),
  optional: words(`${optional} ${TELEMETRY}`),
  signed: false,
});
const admin = (required: string, optional = ''): RequestSchema => ({
  ...anyone(required, optional),
  signed: true,
});

const USER = 'UserPoolId Username';
const POOL_CONFIG =
  'Policies DeletionProtection LambdaConfig AutoVerifiedAttributes AliasAttributes UsernameAttributes EmailVerificationMessage EmailVerificationSubject VerificationMessageTemplate MfaConfiguration EmailConfiguration UserPoolTags AdminCreateUserConfig Schema UsernameConfiguration AccountRecoverySetting UserPoolTier';
const CLIENT_CONFIG =
  'GenerateSecret RefreshTokenValidity AccessTokenValidity IdTokenValidity TokenValidityUnits ExplicitAuthFlows SupportedIdentityProviders AllowedOAuthFlowsUserPoolClient PreventUserExistenceErrors EnableTokenRevocation EnablePropagateAdditionalUserContextData AuthSessionValidity RefreshTokenRotation';

/** Every implemented operation with the parameters it knows. */
export const REQUESTS: Record<CallName, RequestSchema> = {
  SignUp: anyone('ClientId Username Password', 'UserAttributes ValidationData ClientMetadata'),
  ConfirmSignUp: anyone('ClientId Username ConfirmationCode', 'ClientMetadata'),
  ResendConfirmationCode: anyone('ClientId Username', 'ClientMetadata'),
  AdminConfirmSignUp: admin(USER, 'ClientMetadata'),
  InitiateAuth: anyone('AuthFlow ClientId', 'AuthParameters ClientMetadata'),
  AdminInitiateAuth: admin('UserPoolId ClientId AuthFlow', 'AuthParameters ClientMetadata'),
  RespondToAuthChallenge: anyone('ClientId ChallengeName', 'Session ChallengeResponses ClientMetadata'),
  AdminRespondToAuthChallenge: admin(
    'UserPoolId ClientId ChallengeName',
    'Session ChallengeResponses ClientMetadata',
  ),
  GetTokensFromRefreshToken: anyone('RefreshToken ClientId', 'ClientMetadata'),
  RevokeToken: anyone('Token ClientId'),
  GlobalSignOut: anyone('AccessToken'),
  AdminUserGlobalSignOut: admin(USER),
  ForgotPassword: anyone('ClientId Username', 'ClientMetadata'),
  ConfirmForgotPassword: anyone('ClientId Username ConfirmationCode Password', 'ClientMetadata'),
  ChangePassword: anyone('ProposedPassword AccessToken', 'PreviousPassword'),
  GetUser: anyone('AccessToken'),
  UpdateUserAttributes: anyone('UserAttributes AccessToken', 'ClientMetadata'),
  VerifyUserAttribute: anyone('AccessToken AttributeName Code'),
  DeleteUser: anyone('AccessToken'),
  AssociateSoftwareToken: anyone('', 'AccessToken Session'),
  VerifySoftwareToken: anyone('UserCode', 'AccessToken Session FriendlyDeviceName'),
  SetUserMFAPreference: anyone('AccessToken', 'SoftwareTokenMfaSettings'),
  AdminSetUserMFAPreference: admin(USER, 'SoftwareTokenMfaSettings'),
  AdminGetUser: admin(USER),
  AdminCreateUser: admin(
    USER,
    'UserAttributes ValidationData TemporaryPassword MessageAction DesiredDeliveryMediums ClientMetadata',
  ),
  AdminDeleteUser: admin(USER),
  AdminDisableUser: admin(USER),
  AdminEnableUser: admin(USER),
  AdminSetUserPassword: admin(`${USER} Password`, 'Permanent'),
  AdminUpdateUserAttributes: admin(`${USER} UserAttributes`, 'ClientMetadata'),
  ListUsers: admin('UserPoolId', 'AttributesToGet Limit PaginationToken Filter'),
  CreateGroup: admin('GroupName UserPoolId', 'Description Precedence'),
  UpdateGroup: admin('GroupName UserPoolId', 'Description Precedence'),
  DeleteGroup: admin('GroupName UserPoolId'),
  GetGroup: admin('GroupName UserPoolId'),
  ListGroups: admin('UserPoolId', 'Limit NextToken'),
  AdminAddUserToGroup: admin(`${USER} GroupName`),
  AdminRemoveUserFromGroup: admin(`${USER} GroupName`),
  AdminListGroupsForUser: admin(USER, 'Limit NextToken'),
  ListUsersInGroup: admin('UserPoolId GroupName', 'Limit NextToken'),
  CreateUserPool: admin('PoolName', POOL_CONFIG),
  DescribeUserPool: admin('UserPoolId'),
  ListUserPools: admin('MaxResults', 'NextToken'),
  DeleteUserPool: admin('UserPoolId'),
  SetUserPoolMfaConfig: admin('UserPoolId', 'MfaConfiguration SoftwareTokenMfaConfiguration'),
  GetUserPoolMfaConfig: admin('UserPoolId'),
  CreateUserPoolClient: admin('UserPoolId ClientName', CLIENT_CONFIG),
  DescribeUserPoolClient: admin('UserPoolId ClientId'),
  ListUserPoolClients: admin('UserPoolId', 'MaxResults NextToken'),
  DeleteUserPoolClient: admin('UserPoolId ClientId'),
};
