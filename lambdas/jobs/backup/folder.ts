import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, gzipSync } from 'node:zlib';
import { OperatorProblem } from '../platform/operator-problem.ts';
import { Manifest, Progress } from './manifest.ts';

const manifestName = 'manifest.json';
const progressName = 'progress.json';
const documentsName = 'documents';

/** The names of files that a backup writes; those that it is writing end in `.new`. Others are never deleted. */
const ownName = /^((rows|users|documents)-\w+(-\d+)?\.jsonl\.gz|progress\.json|[0-9a-f]{64})(\.new)?$/;

/** Only this account of the computer can read a backup. */
const privateFile = 0o600;
const privateFolder = 0o700;

/** The length and the SHA-256 of a file. */
export interface Digest {
  bytes: number;
  sha256: string;
}

/** A folder with a backup. While the next one is made, the complete one stays. */
export class BackupFolder {
  readonly path: string;

  constructor(folder: string) {
    this.path = folder;
  }

  private in(name: string): string {
    return path.join(this.path, name);
  }

  /** Creates the folder. Throws an OperatorProblem if it has files but no backup. */
  create(): void {
    mkdirSync(this.in(documentsName), { recursive: true, mode: privateFolder });
    // Systems put hidden files into folders.
    const others = readdirSync(this.path).filter((name) => name !== documentsName && !name.startsWith('.'));
    if (others.length > 0 && !others.includes(manifestName) && !others.includes(progressName))
      throw new OperatorProblem(`The folder ${this.path} has other files: choose an empty one.`);
    chmodSync(this.path, privateFolder);
  }

  private read<T>(name: string, schema: { parse: (value: unknown) => T }): T | undefined {
    if (!existsSync(this.in(name))) return undefined;
    try {
      return schema.parse(JSON.parse(readFileSync(this.in(name), 'utf8')));
    } catch {
      throw new OperatorProblem(`${this.in(name)} is damaged, or from another version.`);
    }
  }

  private write(name: string, value: object): void {
    writeFileSync(`${this.in(name)}.new`, JSON.stringify(value, null, 1), { mode: privateFile, flush: true });
    renameSync(`${this.in(name)}.new`, this.in(name));
  }

  /** Reads the manifest of the complete backup; undefined if there is none. */
  readManifest(): Manifest | undefined {
    return this.read(manifestName, Manifest);
  }

  /** Reads the progress of an interrupted backup; undefined if there is none. */
  readProgress(): Progress | undefined {
    return this.read(progressName, Progress);
  }

  writeProgress(progress: Progress): void {
    this.write(progressName, progress);
  }

  /** Completes a backup: names its files, and removes those of earlier ones. `documents` are the files to keep. */
  publish(manifest: Manifest, documents: ReadonlySet<string>): void {
    this.write(manifestName, manifest);
    const kept = new Set([...documents, ...Object.keys(manifest.files)]);
    const found = [
      ...readdirSync(this.path),
      ...readdirSync(this.in(documentsName)).map((name) => `${documentsName}/${name}`),
    ];
    for (const name of found) if (ownName.test(path.basename(name)) && !kept.has(name)) rmSync(this.in(name));
  }

  /** Removes the files of a backup that was not completed. */
  discard(names: readonly string[]): void {
    for (const name of [progressName, ...names]) rmSync(this.in(name), { force: true });
  }

  /** Creates a file, or cuts off what was written after its progress was saved. Returns whether it has this length. */
  cut(name: string, bytes: number): boolean {
    appendFileSync(this.in(name), '', { mode: privateFile });
    const isComplete = statSync(this.in(name)).size >= bytes;
    truncateSync(this.in(name), isComplete ? bytes : 0);
    return isComplete;
  }

  /** Appends lines of JSON, compressed. Returns the length of the file. */
  append(name: string, lines: readonly string[]): number {
    if (lines.length > 0) appendFileSync(this.in(name), gzipSync(`${lines.join('\n')}\n`));
    return statSync(this.in(name)).size;
  }

  /** Reads the lines of a file. Throws for a file that is cut off. */
  async *lines(name: string): AsyncGenerator<string> {
    if (this.has(name, 0)) return;
    const source = createReadStream(this.in(name));
    const text = source.pipe(createGunzip()).setEncoding('utf8');
    source.once('error', (error) => text.destroy(error));
    let rest = '';
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  }

  /** Whether a file exists with this length. */
  has(name: string, bytes: number): boolean {
    return statSync(this.in(name), { throwIfNoEntry: false })?.size === bytes;
  }

  /** Stores a document under its name. An interrupted one leaves no file with the name. */
  async store(name: string, content: NodeJS.ReadableStream): Promise<Digest> {
    const file = this.in(name);
    const hash = createHash('sha256');
    let bytes = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(undefined, chunk);
      },
    });
    await pipeline(content, measure, createWriteStream(`${file}.new`, { mode: privateFile, flush: true }));
    renameSync(`${file}.new`, file);
    return { bytes, sha256: hash.digest('hex') };
  }

  /** Opens a file. */
  open(name: string): NodeJS.ReadableStream {
    return createReadStream(this.in(name));
  }

  /** Measures a file; undefined if it is missing. */
  async digest(name: string): Promise<Digest | undefined> {
    const bytes = statSync(this.in(name), { throwIfNoEntry: false })?.size;
    if (bytes === undefined) return undefined;
    const hash = createHash('sha256');
    await pipeline(createReadStream(this.in(name)), hash);
    return { bytes, sha256: hash.digest('hex') };
  }
}
