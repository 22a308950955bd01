import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { sealSecretAgain } from '../src/identity/two-step.ts';
import { environment } from '../src/platform/environment.ts';
import { keys } from '../src/platform/keys.ts';
import { docClient } from '../src/platform/table.ts';

const { pk: prefix, sk } = keys.twoStep('');

/**
 * Seals the secrets of all authenticator apps with the first identity key. Returns the number of users with a row of
 * two-step verification, and of those whose recovery codes need another key.
 */
export async function sealAgain(): Promise<{ users: number; needOldKey: number }> {
  let users = 0;
  let needOldKey = 0;
  const pages = paginateScan(
    { client: docClient },
    {
      TableName: environment().tableName,
      ConsistentRead: true,
      ProjectionExpression: 'pk',
      FilterExpression: 'sk = :sk',
      ExpressionAttributeValues: { ':sk': sk },
    },
  );
  for await (const { Items = [] } of pages) {
    for (const { pk } of Items) {
      users += 1;
      if (await sealSecretAgain(String(pk).slice(prefix.length))) needOldKey += 1;
    }
  }
  return { users, needOldKey };
}
