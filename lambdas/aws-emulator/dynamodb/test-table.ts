import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { credentials } from '../test-account.ts';

/** The name of the test table. */
export const TableName = 'samples';

/** Creates clients that do not retry, so that tests see every response. */
export function connect(endpoint: string): { client: DynamoDBClient; table: DynamoDBDocumentClient } {
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
  return { client, table: DynamoDBDocumentClient.from(client) };
}

/** Creates a table with pk and sk, and one index `byGroup` with groupPk and groupSk. */
export async function createTable(client: DynamoDBClient, name = TableName): Promise<void> {
  const keys = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'groupPk', 'groupSk'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      KeySchema: keys('pk', 'sk'),
      GlobalSecondaryIndexes: [
        {
          IndexName: 'byGroup',
          KeySchema: keys('groupPk', 'groupSk'),
          Projection: { ProjectionType: 'ALL' },
        },
      ],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  );
}
