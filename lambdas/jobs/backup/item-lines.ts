import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** A row as DynamoDB returns it. */
export type Item = Record<string, AttributeValue>;

/** Returns a row as a line of DynamoDB JSON, in the format of DynamoDB's exports to S3. */
export const lineOf = (item: Item): string =>
  JSON.stringify({ Item: item }, function (this: Record<string, unknown>, name, value: unknown) {
    // Node.js's buffers would write themselves as lists of numbers.
    const own = this[name];
    return own instanceof Uint8Array ? Buffer.from(own).toString('base64') : value;
  });

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));

/** Reads a row from its line. */
export const itemOf = (line: string): Item =>
  (
    JSON.parse(line, (name, value: unknown) => {
      // An attribute with one of these names has an object as its value.
      if (name === 'B' && typeof value === 'string') return bytesOf(value);
      if (name === 'BS' && Array.isArray(value)) return (value as string[]).map(bytesOf);
      return value;
    }) as { Item: Item }
  ).Item;
