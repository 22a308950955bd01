import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import './shared-platform.ts';

const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');

/** Dates an order, as if it had been made in the morning of that day (ISO date). */
export const orderOn = (orderId: string, day: string) =>
  docClient.send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: keys.order(orderId),
      UpdateExpression: 'SET created_at = :at',
      ExpressionAttributeValues: { ':at': `${day}T15:00:00.000Z` },
    }),
  );
