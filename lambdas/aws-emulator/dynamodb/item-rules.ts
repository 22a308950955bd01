import type { Item, TableDescription } from './engine.ts';
import { invalid } from './errors.ts';
import type { Image } from './overlay.ts';
import { database, validations } from './source.ts';

const limits = { partition: 2048, sort: 1024 };

/**
 * Throws for a written item that DynamoDB rejects and dynalite accepts: an index key that is empty or too long, or a
 * number that an update made too large or too precise.
 */
export function refuseImpossibleItem({ table, after }: Image, byUpdate: boolean): void {
  if (!after) return;
  const { description } = table;
  refuseImpossibleIndexKeys(description, after, byUpdate);
  if (!byUpdate) return;
  for (const value of Object.values(after)) {
    const message = validations.validateAttributeValue(value);
    if (message) throw invalid(message);
  }
}

function refuseImpossibleIndexKeys(table: TableDescription, item: Item, byUpdate: boolean): void {
  for (const index of table.GlobalSecondaryIndexes ?? []) {
    for (const [position, { AttributeName }] of index.KeySchema.entries()) {
      const value = item[AttributeName];
      const kind = value?.S !== undefined ? 'string' : 'binary';
      const size =
        value?.S !== undefined ? Buffer.byteLength(value.S) : Buffer.byteLength(value?.B ?? '?', 'base64');
      const where = `IndexName: ${index.IndexName}, IndexKey: ${AttributeName}`;
      if (value && !value.N && size === 0) {
        const reason = byUpdate
          ? 'The update expression attempted to update a secondary index key to a value that is not supported'
          : 'A value specified for a secondary index key is not supported';
        throw invalid(
          `One or more parameter values are not valid. ${reason}. ` +
            `The AttributeValue for a key attribute cannot contain an empty ${kind} value. ${where}`,
        );
      }
      const limit = position === 0 ? limits.partition : limits.sort;
      if (value && !value.N && size > limit) {
        throw invalid(
          `One or more parameter values were invalid: Size of an index key has exceeded the limit of ${limit} bytes. ${where}`,
        );
      }
    }
  }
}

/** Throws when the items of one transaction exceed 4 MB in total. */
export function refuseLargeTransaction(items: Iterable<Item | undefined>): void {
  let size = 0;
  for (const item of items) size += item ? database.itemSize(item) : 0;
  if (size > 4 * 1024 * 1024) {
    throw invalid(`Transaction payload size cannot exceed 4MB. Payload Size: ${size}`);
  }
}
