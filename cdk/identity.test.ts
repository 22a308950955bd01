import { describe, expect, it } from 'vitest';
import { synthesizeSmall } from './fixture.ts';

const { ofType, all, only } = synthesizeSmall();
const pool = only('AWS::Cognito::UserPool');
const client = only('AWS::Cognito::UserPoolClient');

describe('the user pool', () => {
  it('signs users up and in by email address, ignoring case', () => {
    expect(pool.Properties).toMatchObject({
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
    });
  });

  it('requires six characters in a password and nothing else, as the contract does', {
    tags: ['password-length'],
  }, () => {
    expect(pool.Properties.Policies).toEqual({
      PasswordPolicy: {
        MinimumLength: 6,
        RequireLowercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
        RequireUppercase: false,
      },
    });
  });

  it('offers authenticator apps, never text messages, and recovers accounts by email', () => {
    expect(pool.Properties).toMatchObject({
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
    });
  });

  it('is not deleted with the stack and cannot be deleted by hand', () => {
    expect(pool.DeletionPolicy).toBe('Retain');
    expect(pool.Properties.DeletionProtection).toBe('ACTIVE');
  });

  it('has the three roles as groups, the most privileged first', { tags: ['role-names'] }, () => {
    const groups = ofType('AWS::Cognito::UserPoolGroup').map(([, { Properties }]) => Properties);
    const names = groups
      .sort((a, b) => Number(a.Precedence) - Number(b.Precedence))
      .map(({ GroupName }) => GroupName);
    expect(names).toEqual(['admin', 'moderator', 'user']);
  });

  it('calls the identity bundle’s trigger before sign-up and for its emails, with permission', () => {
    const { PreSignUp, CustomMessage } = pool.Properties.LambdaConfig as Record<
      string,
      { 'Fn::GetAtt': [string] }
    >;
    expect(CustomMessage).toEqual(PreSignUp);
    const trigger = PreSignUp?.['Fn::GetAtt'][0] ?? '';
    expect(all[trigger]?.Properties).toMatchObject({ Handler: 'index.trigger' });
    const permissions = ofType('AWS::Lambda::Permission').map(([, { Properties }]) => Properties);
    expect(permissions).toContainEqual(
      expect.objectContaining({
        FunctionName: PreSignUp,
        Principal: 'cognito-idp.amazonaws.com',
        SourceArn: { 'Fn::GetAtt': [pool.id, 'Arn'] },
      }),
    );
  });
});

describe('the client', () => {
  it('signs in by password, without a client secret or a hosted page', () => {
    expect(client.Properties).toMatchObject({
      GenerateSecret: false,
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
      AllowedOAuthFlowsUserPoolClient: false,
    });
  });

  it('issues access tokens for an hour, and refresh tokens for 30 days that rotate on each use', () => {
    expect(client.Properties).toMatchObject({
      AccessTokenValidity: 60,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 },
      EnableTokenRevocation: true,
    });
  });

  it('does not reveal whether an account exists', () => {
    expect(client.Properties.PreventUserExistenceErrors).toBe('ENABLED');
  });
});
