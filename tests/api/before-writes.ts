import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import type { docClient } from '../../lambdas/src/platform/table.ts';

type Client = typeof docClient;

/** Calls `before` before each transaction of a client, with its number from 1. Returns a function that ends this. */
export function beforeWrites(client: Client, before: (number: number) => Promise<void>): () => void {
  const send = client.send.bind(client) as (command: unknown) => Promise<unknown>;
  let writes = 0;
  const watched = async (command: unknown) => {
    if (command instanceof TransactWriteCommand) await before(++writes);
    return send(command);
  };
  const spy = vi.spyOn(client, 'send').mockImplementation(watched as never);
  return () => spy.mockRestore();
}
