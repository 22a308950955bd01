import * as z from 'zod';
import { keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { getItem } from '../platform/table.ts';

/** Whether the table answers a read. */
export async function isTableReadable(): Promise<boolean> {
  try {
    await getItem(keys.totals('health'), z.object({}));
    return true;
  } catch (error) {
    logger.error('The table does not answer', { error });
    return false;
  }
}
