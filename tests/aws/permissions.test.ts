import { CreateTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { startDynamoDB } from '@redwhiteandcode/aws-emulator/dynamodb';
import { isAllowed, type Statement } from '@redwhiteandcode/aws-emulator/iam/policy';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Json, synthesizeSmall } from '../../cdk/fixture.ts';
import type { Operation } from '@redwhiteandcode/contract/api/operation.ts';
import { operations } from '@redwhiteandcode/contract/operations.ts';
import { Role } from '@redwhiteandcode/contract/identity/role.ts';
import { credentialsOf, functionRoles } from '../../lambdas/local/function-roles.ts';
import { permissions } from '../../lambdas/permissions.ts';
import { routes } from '../../lambdas/routes.ts';
import { keys } from '../../lambdas/src/platform/keys.ts';
import { rowKinds } from '../../lambdas/src/privacy/registry.ts';

const { all, ofType, only } = synthesizeSmall();

/** The variables of a local stack. */
const account = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'sample-key',
  AWS_SECRET_ACCESS_KEY: 'sample-secret',
  TABLE_NAME: 'sample',
  USER_POOL_ID: 'us-east-1_Sample',
  PROOF_BUCKET: 'sample',
};
const roles = functionRoles(account);

/** Returns a value of the template as text, with the logical IDs of resources in place of references. */
function textOf(value: Json | undefined): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { Ref, 'Fn::GetAtt': attribute, 'Fn::Join': join } = value as Record<string, Json>;
  if (join) return (join as [string, Json[]])[1].map(textOf).join('');
  return attribute ? (attribute as string[]).join('.') : textOf(Ref);
}

/** Returns the logical ID of the role of a function. */
const roleOf = (functionId: string): string => textOf(all[functionId]?.Properties.Role).replace(/\.Arn$/, '');

/** Returns what a role may do, by its policies in the template. */
function statementsOf(roleId: string): Statement[] {
  const policies = ofType('AWS::IAM::Policy').filter(([, { Properties }]) =>
    JSON.stringify(Properties.Roles).includes(JSON.stringify({ Ref: roleId })),
  );
  return policies.flatMap(([, { Properties }]) => {
    const { Statement: statements } = Properties.PolicyDocument as unknown as { Statement: Statement[] };
    return statements.map((one) => ({ ...one, Resource: [one.Resource as Json].flat().map(textOf) }));
  });
}

/** Returns the logical ID of the function that the route of an operation calls. */
function functionOf(operation: Operation): string {
  const route = routes.find(({ operations: served }) => served.some((one) => one === operation));
  const target = ofType('AWS::ApiGatewayV2::Route').find(
    ([, { Properties }]) => Properties.RouteKey === route?.key,
  )?.[1].Properties.Target;
  const integration = textOf(target).split('/').at(-1) ?? '';
  const { IntegrationUri } = all[integration]?.Properties ?? {};
  return textOf(IntegrationUri).replace(/\.Arn$/, '');
}

const table = `${ofType('AWS::DynamoDB::GlobalTable')[0]?.[0]}.Arn`;
const pool = `${only('AWS::Cognito::UserPool').id}.Arn`;
const writes = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'];

/** The names of the functions in the template that may write a user's role, of those that run our bundles. */
const writersOfRoles = ofType('AWS::Lambda::Function')
  .map(([id]) => id)
  .filter((id) =>
    writes.some((action) =>
      Role.options.some((role) => {
        const context = { 'dynamodb:LeadingKeys': [keys.role('user', role).pk] };
        return isAllowed(statementsOf(roleOf(id)), { action, resource: table, context });
      }),
    ),
  );

describe('in the template', () => {
  it('only the functions of accounts may write a role: not that of contact messages', () => {
    expect(writersOfRoles.map((id) => id.replace(/Function\w{8}$/, '')).sort()).toEqual([
      // Stores the links with which passwords are reset.
      'Followerschanges',
      'FunctionsCopyGroups',
      'FunctionsEraseAccounts',
      'Functionsidentity',
      'Functionsidentityadmin',
    ]);
    const contact = functionOf(operations.sendContactMessage);
    expect(contact).toMatch(/^Functionscontact/);
    const context = { 'dynamodb:LeadingKeys': [keys.message('id').pk] };
    const put = { action: 'dynamodb:PutItem', resource: table, context };
    expect(isAllowed(statementsOf(roleOf(contact)), put)).toBe(true);
  });

  it('public sign-up does not share a role with the changes of admins’ groups', () => {
    const [signUp, assignRole] = [operations.signUp, operations.assignRole].map((operation) =>
      roleOf(functionOf(operation)),
    );
    expect(signUp).toMatch(/^Functionsidentity/);
    expect(assignRole).not.toBe(signUp);
    for (const name of ['AdminAddUserToGroup', 'AdminRemoveUserFromGroup']) {
      const change = { action: `cognito-idp:${name}`, resource: pool };
      expect(isAllowed(statementsOf(assignRole ?? ''), change)).toBe(true);
      expect(isAllowed(statementsOf(signUp ?? ''), change)).toBe(false);
    }
  });
});

describe('the permissions', () => {
  const partitions = new Set(Object.values(rowKinds).map(({ row }) => row.pk));

  it.each(Object.entries(permissions))(
    'of %s bound its writes by the partitions of kinds of rows',
    (_, own) => {
      for (const prefixes of Object.values(own.writes ?? {}))
        for (const prefix of prefixes) expect(partitions).toContain(prefix);
    },
  );

  it('are the same in the local stack and in the template', () => {
    const local = roles.find(({ name }) => name === 'contact')?.statements ?? [];
    const deployed = statementsOf(roleOf(functionOf(operations.sendContactMessage)));
    const bounds = (statements: readonly Statement[]) =>
      statements.flatMap(({ Action, Condition }) =>
        Condition?.['ForAllValues:StringLike'] ? [{ Action: [Action].flat(), Condition }] : [],
      );
    expect(bounds(deployed)).toEqual(bounds(local));
  });

  it('are enforced in the local stack: there too, contact messages are written and roles are not', async () => {
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, TABLE_NAME: TableName } = account;
    const credentials = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
    const { endpoint, close } = await startDynamoDB({ credentials, roles });
    onTestFinished(close);
    const clientWith = (pair: typeof credentials) =>
      new DynamoDBClient({ endpoint, region: account.AWS_REGION, credentials: pair });
    await clientWith(credentials).send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: ['pk', 'sk'].map((name) => ({ AttributeName: name, AttributeType: 'S' })),
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
      }),
    );
    const client = clientWith(credentialsOf('contact', account));
    const write = ({ pk, sk }: { pk: string; sk: string }) =>
      client.send(new PutItemCommand({ TableName, Item: { pk: { S: pk }, sk: { S: sk } } }));
    await write(keys.message('id'));
    await expect(write(keys.role('user', 'admin'))).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });
});
