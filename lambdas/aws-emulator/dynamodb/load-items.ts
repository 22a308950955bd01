import type { Item, Operation, TableDescription } from './engine.ts';
import { openStore } from './folder.ts';
import { database } from './source.ts';

export type { Item };

const BATCH_SIZE = 1000;

/**
 * Writes items with their index rows directly into a folder that no emulator has open, and returns how many. For tests
 * that need many items: no requests, change events, or Time to Live.
 */
export async function loadItems(folder: string, tableName: string, items: Iterable<Item>): Promise<number> {
  const { store, close } = await openStore(folder);
  try {
    const table = store.db.getSync<TableDescription>(`table~${tableName}`);
    if (!table) throw new Error(`There is no table ${tableName} in ${folder}`);
    let written = 0;
    let batch: Operation[] = [];
    for (const value of items) {
      batch.push({ type: 'put', key: `item-${tableName}~${database.createKey(value, table)}`, value });
      const { puts } = database.getIndexActions(table.GlobalSecondaryIndexes ?? [], undefined, value, table);
      for (const { index, key, item } of puts)
        batch.push({ type: 'put', key: `index-global~${tableName}~${index}~${key}`, value: item });
      written++;
      if (batch.length < BATCH_SIZE) continue;
      await store.db.batch(batch);
      batch = [];
    }
    await store.db.batch(batch);
    return written;
  } finally {
    await close();
  }
}
