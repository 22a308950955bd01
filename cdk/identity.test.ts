import { describe, expect, it } from 'vitest';
import { synthesizeSmall } from './fixture.ts';

const { ofType, all, only } = synthesizeSmall();
const pool = only('AWS::Cognito::UserPool');
const client = only('AWS::Cognito::UserPoolClient');

describe('the user pool', () => {
  it('signs people in and up by their e-mail address, compared without case', () => {
    expect(pool.Properties).toMatchObject({
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
    });
  });

  it('asks a password for six characters and nothing else, as the contract does', () => {
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

  it('offers authenticator apps, never text messages, and recovers accounts by e-mail', () => {
    expect(pool.Properties).toMatchObject({
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
    });
  });

  it('is not deleted with the stack or by hand', () => {
    expect(pool.DeletionPolicy).toBe('Retain');
    expect(pool.Properties.DeletionProtection).toBe('ACTIVE');
  });

  it('has the three roles as groups, the strongest first', () => {
    const groups = ofType('AWS::Cognito::UserPoolGroup').map(([, { Properties }]) => Properties);
    const names = groups
      .sort((a, b) => Number(a.Precedence) - Number(b.Precedence))
      .map(({ GroupName }) => GroupName);
    expect(names).toEqual(['admin', 'moderator', 'user']);
  });

  it('asks the identity bundle’s trigger before sign-up and for its mails, and may call it', () => {
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
  it('signs in by password, without a secret and without a hosted page', () => {
    expect(client.Properties).toMatchObject({
      GenerateSecret: false,
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
      AllowedOAuthFlowsUserPoolClient: false,
    });
  });

  it('gives access for an hour, and a refresh token for 30 days that is exchanged at each use', () => {
    expect(client.Properties).toMatchObject({
      AccessTokenValidity: 60,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 },
      EnableTokenRevocation: true,
    });
  });

  it('does not tell whether an account exists', () => {
    expect(client.Properties.PreventUserExistenceErrors).toBe('ENABLED');
  });
});
