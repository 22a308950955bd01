import { expect, it } from 'vitest';
import { synthesizeSmall } from '../../cdk/fixture.ts';
import { poolOptions } from '../../lambdas/local/stack.ts';

/** What the template adds that changes nothing for users: triggers, which both have in code, and unused messages. */
const ofTemplate = [
  'LambdaConfig',
  'DeletionProtection',
  'EmailVerificationMessage',
  'EmailVerificationSubject',
  'SmsVerificationMessage',
  'VerificationMessageTemplate',
];
/** The same for the client: both have no hosted page and no identity provider. */
const ofClientTemplate = ['UserPoolId', 'AllowedOAuthFlowsUserPoolClient', 'SupportedIdentityProviders'];

const without = (settings: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)));

it('the embedded user pool has the settings of the deployed one', () => {
  const { only, ofType } = synthesizeSmall();
  const { id: _id, domain: _domain, groups, clients, ...pool } = poolOptions('secret', 'http://localhost');
  expect(pool).toEqual(without(only('AWS::Cognito::UserPool').Properties, ofTemplate));

  const [{ id: _client, secret: _secret, ...client } = {}, ...others] = clients;
  expect(others).toEqual([]);
  expect(client).toEqual(without(only('AWS::Cognito::UserPoolClient').Properties, ofClientTemplate));

  const deployed = ofType('AWS::Cognito::UserPoolGroup').map(([, { Properties }]) => ({
    GroupName: Properties.GroupName,
    Precedence: Properties.Precedence,
  }));
  expect(deployed).toEqual(groups);
});
