import { passwordMin } from '../account/password-length.ts';

/**
 * The settings of the user pool and its client, in the terms of `CreateUserPool` and `CreateUserPoolClient`. The stack and
 * the local start create the pool from them.
 */
export const userPoolSettings = {
  pool: {
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
    /** The platform verifies addresses and resets passwords itself, so the pool sends no email. */
    AutoVerifiedAttributes: [],
    AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] },
    /** The platform asks for the second step after the password. */
    MfaConfiguration: 'OFF',
    Policies: {
      PasswordPolicy: {
        MinimumLength: passwordMin,
        RequireLowercase: false,
        RequireUppercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
      },
    },
    Schema: [
      { Name: 'email', Required: true, Mutable: true },
      { Name: 'name', Required: false, Mutable: true },
    ],
    /** The plan with rotating refresh tokens and the trigger for access tokens. */
    UserPoolTier: 'ESSENTIALS',
  },
  /** The roles as groups, the highest precedence first: a token lists its groups in this order. */
  groups: ['admin', 'moderator', 'user'],
  client: {
    GenerateSecret: true,
    EnableTokenRevocation: true,
    /** Only the server signs users in: this flow needs AWS credentials and the client's secret. */
    ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
    PreventUserExistenceErrors: 'ENABLED',
    AccessTokenValidity: 15,
    IdTokenValidity: 15,
    /** The longest session. The platform ends those without activity much earlier (`session-limits.ts`). */
    RefreshTokenValidity: 365,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
    /** Two tabs may refresh with the same token at the same time, and a lost response may be requested again. */
    RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 },
    /** Sign-up writes these; every other attribute is written by the server. */
    WriteAttributes: ['email', 'name'],
  },
} as const;

/** The scope with which a token's bearer can call the pool for their own account. No token gets it. */
export const ownAccountScope = 'aws.cognito.signin.user.admin';
