import * as z from 'zod';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';

const Count = z.int().nonnegative();

/** What a backup has, and of which stack. It is written last, so a folder with one has a complete backup. */
export const Manifest = z.object({
  version: z.literal(1),
  /** The stack with its account and region, or the local platform. */
  source: z.string(),
  table: z.string(),
  started: z.iso.datetime(),
  finished: z.iso.datetime(),
  rows: Count,
  users: Count,
  documents: Count,
  /** The files with rows, users, and the list of documents. */
  files: z.record(z.string(), z.object({ bytes: Count, sha256: z.string() })),
});

/** The manifest of a backup. */
export type Manifest = z.output<typeof Manifest>;

/** A line of the list of documents: an object of the bucket, and the file with its content. */
export const DocumentLine = z.object({
  key: z.string(),
  file: z.string().regex(/^documents\/[0-9a-f]{64}$/),
  etag: z.string(),
  bytes: Count,
  sha256: z.string(),
  /** The headers that the object is served with. */
  headers: z.record(z.string(), z.string()),
});

/** A document of a backup. */
export type DocumentLine = z.output<typeof DocumentLine>;

/** A line of the users: an account of the user pool, without its password, which Cognito does not disclose. */
export const UserLine = z.object({
  id: z.string(),
  attributes: z.record(z.string(), z.string()),
  isEnabled: z.boolean(),
  status: z.string(),
  created: z.iso.datetime(),
  groups: z.array(z.string()),
});

/** An account of a backup. */
export type UserLine = z.output<typeof UserLine>;

/** How far an interrupted backup has come. `bytes` are the lengths of its files. */
export const Progress = z.object({
  source: z.string(),
  table: z.string(),
  started: z.iso.datetime(),
  segments: z.array(
    z.object({
      /** The key of the last row. */
      after: z.record(z.string(), z.object({ S: z.string() })).optional(),
      rows: Count,
      bytes: Count,
      isDone: z.boolean(),
    }),
  ),
  /** The length of the list of documents. */
  documents: Count,
});

/** The progress of a backup. */
export type Progress = z.output<typeof Progress>;

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
