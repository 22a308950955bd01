import {
  DeleteResourcePolicyCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  GetResourcePolicyCommand,
  PolicyNotFoundException,
  PutResourcePolicyCommand,
} from '@aws-sdk/client-dynamodb';
import { OperatorProblem } from './platform/operator-problem.ts';

/** The actions that write. A transaction needs those of its items. */
const writes = [
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
  'PartiQLInsert',
  'PartiQLUpdate',
  'PartiQLDelete',
];

const policyName = 'StopWrites';

/** Returns the policy that refuses writes to a table, also those of its account's administrators. */
const policyOf = (Resource: string): string =>
  JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Sid: policyName,
        Effect: 'Deny',
        Principal: '*',
        Action: writes.map((action) => `dynamodb:${action}`),
        Resource,
      },
    ],
  });

async function arnOf(client: DynamoDBClient, TableName: string): Promise<string> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  return Table?.TableArn ?? '';
}

/** Returns whether the table has the policy. Throws an OperatorProblem if it has another one. */
async function isStopped(client: DynamoDBClient, ResourceArn: string): Promise<boolean> {
  try {
    const { Policy = '' } = await client.send(new GetResourcePolicyCommand({ ResourceArn }));
    if (Policy.includes(`"${policyName}"`)) return true;
  } catch (error) {
    if (error instanceof PolicyNotFoundException) return false;
    throw error;
  }
  throw new OperatorProblem('The table has another policy, which this command does not replace.');
}

/** Lets nobody write to a table. Returns what was done. */
export async function stopWrites(client: DynamoDBClient, table: string): Promise<string> {
  const ResourceArn = await arnOf(client, table);
  if (!(await isStopped(client, ResourceArn)))
    await client.send(new PutResourcePolicyCommand({ ResourceArn, Policy: policyOf(ResourceArn) }));
  return `Nobody can write to ${table} in a minute, when the policy has reached all of DynamoDB.`;
}

/** Lets the functions write to a table again. Returns what was done. */
export async function allowWrites(client: DynamoDBClient, table: string): Promise<string> {
  const ResourceArn = await arnOf(client, table);
  if (!(await isStopped(client, ResourceArn))) return `Writes to ${table} were not stopped.`;
  await client.send(new DeleteResourcePolicyCommand({ ResourceArn }));
  return `The functions can write to ${table} again.`;
}
