import * as z from 'zod';

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
