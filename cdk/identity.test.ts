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

  it('sends no email, recovers no account and has no second step: the platform does', () => {
    expect(pool.Properties).toMatchObject({
      MfaConfiguration: 'OFF',
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] },
    });
    expect(pool.Properties.AutoVerifiedAttributes).toEqual([]);
  });

  it('is not deleted with the stack and cannot be deleted by hand', () => {
    expect(pool.DeletionPolicy).toBe('RetainExceptOnCreate');
    expect(pool.Properties.DeletionProtection).toBe('ACTIVE');
  });

  it('has the three roles as groups, the most privileged first', { tags: ['role-names'] }, () => {
    const groups = ofType('AWS::Cognito::UserPoolGroup').map(([, { Properties }]) => Properties);
    const names = groups
      .sort((a, b) => Number(a.Precedence) - Number(b.Precedence))
      .map(({ GroupName }) => GroupName);
    expect(names).toEqual(['admin', 'moderator', 'user']);
  });

  it('calls the identity bundle’s trigger before sign-up and for tokens, with permission', () => {
    type Attribute = { 'Fn::GetAtt': [string, string] };
    const { PreSignUp, PreTokenGenerationConfig } = pool.Properties.LambdaConfig as {
      PreSignUp: Attribute;
      PreTokenGenerationConfig: object;
    };
    expect(PreTokenGenerationConfig).toEqual({ LambdaArn: PreSignUp, LambdaVersion: 'V2_0' });
    expect(all[PreSignUp['Fn::GetAtt'][0]]?.Properties).toMatchObject({ Handler: 'index.trigger' });
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
  it('signs in only for callers with AWS credentials and its secret, without a hosted page', () => {
    expect(client.Properties).toMatchObject({
      GenerateSecret: true,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
      AllowedOAuthFlowsUserPoolClient: false,
      WriteAttributes: ['email', 'name'],
    });
  });

  it('has a secret that only the function of public account operations can read', () => {
    const [secret] =
      ofType('AWS::SecretsManager::Secret').find(([, { Properties }]) => Properties.SecretString) ?? [];
    const uses = (type: string) =>
      ofType(type).filter(([, { Properties }]) => JSON.stringify(Properties).includes(`"${secret}"`));
    const readers = uses('AWS::IAM::Policy').map(([id]) => id);
    expect(readers).toEqual([expect.stringMatching(/^FunctionsidentityRole/)]);
    for (const [id] of uses('AWS::Lambda::Function')) expect(id).toMatch(/^Functions(identity|CopyGroups)/);
  });

  it('issues access tokens for 15 minutes, and refresh tokens for a year that rotate on each use', () => {
    expect(client.Properties).toMatchObject({
      AccessTokenValidity: 15,
      RefreshTokenValidity: 365,
      TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'days' },
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 },
      EnableTokenRevocation: true,
    });
  });

  it('does not reveal whether an account exists', () => {
    expect(client.Properties.PreventUserExistenceErrors).toBe('ENABLED');
  });
});
