import { DynamoDBClient, PolicyNotFoundException } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { allowWrites, stopWrites } from './table-writes.ts';

const arn = 'arn:aws:dynamodb:us-east-1:123456789012:table/live';

/** Makes a client of a service with a table that has this policy. */
function startService(policy?: string) {
  const state = { policy };
  const respond = (command: string | undefined, { Policy }: { Policy?: string }): object => {
    switch (command) {
      case 'DescribeTableCommand':
        return { Table: { TableArn: arn } };
      case 'GetResourcePolicyCommand':
        if (state.policy !== undefined) return { Policy: state.policy };
        throw new PolicyNotFoundException({ message: 'No policy', $metadata: {} });
      case 'PutResourcePolicyCommand':
        state.policy = Policy;
        return {};
      case 'DeleteResourcePolicyCommand':
        state.policy = undefined;
        return {};
      default:
        throw new Error(`${command} is not expected`);
    }
  };
  const client = new DynamoDBClient({ region: 'us-east-1' });
  client.middlewareStack.add(
    (_, { commandName }) =>
      ({ input }) =>
        Promise.resolve({
          response: {},
          output: respond(commandName, input as { Policy?: string }) as never,
        }),
    { step: 'initialize', priority: 'high' },
  );
  return { client, state };
}

it('stopping writes denies everyone every action that writes to the table, until writes are allowed again', async () => {
  const { client, state } = startService();
  await stopWrites(client, 'live');
  await stopWrites(client, 'live');
  const { Statement } = JSON.parse(state.policy ?? '');
  expect(Statement).toEqual([
    expect.objectContaining({
      Effect: 'Deny',
      Principal: '*',
      Resource: arn,
      Action: expect.arrayContaining(['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem']),
    }),
  ]);
  await allowWrites(client, 'live');
  expect(state.policy).toBeUndefined();
  expect(await allowWrites(client, 'live')).toBe('Writes to live were not stopped.');
});

it('a policy that someone else put on the table stays', async () => {
  const { client, state } = startService('{"Statement":[]}');
  await expect(stopWrites(client, 'live')).rejects.toThrow(/has another policy/);
  await expect(allowWrites(client, 'live')).rejects.toThrow(/has another policy/);
  expect(state.policy).toBe('{"Statement":[]}');
});
