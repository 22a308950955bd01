import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BlockOf, DownloadFile, Picture } from '@redwhiteandcode/contract/course/blocks.ts';
import type { PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';
import {
  downloadKindOf,
  downloadKinds,
  downloadsFolder,
  picturesFolder,
} from '@redwhiteandcode/contract/course/lesson-files.ts';
import { nameByHash } from '../src/rows/course/file-names.ts';
import { imageSize } from '../src/platform/upload-check/image-size.ts';

type Named<Block, Name extends keyof Block, Value> = Omit<Block, Name> & Record<Name, Value>;

/** A block in the files of a built-in course. A figure and a download name their files in the folder `files`. */
export type BlockInFile =
  | Exclude<PlacedBlock, { type: 'figure' | 'download' }>
  | Named<Omit<BlockOf<'figure'>, 'dark_picture'>, 'picture', string>
  | Named<BlockOf<'download'>, 'file', string>;

/** A file of a built-in lesson as the bucket of documents stores it. */
export interface StoredFile {
  key: string;
  type: string;
  bytes: Uint8Array;
  audience: 'shared' | 'private';
}

/** Reads the pictures and downloads that blocks of a course name from its folder `files`, and collects them. */
export class LessonFileReader {
  readonly found: StoredFile[] = [];
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Returns a block as lessons have it. */
  read(block: BlockInFile): PlacedBlock {
    switch (block.type) {
      case 'figure':
        return {
          ...block,
          picture: this.picture(`${block.picture}.light.png`),
          dark_picture: this.picture(`${block.picture}.dark.png`),
        };
      case 'download':
        return { ...block, file: this.download(block.file) };
      default:
        return block;
    }
  }

  private picture(name: string): Picture {
    const bytes = readFileSync(path.join(this.folder, name));
    const key = `${picturesFolder}${nameByHash(bytes, 'png')}`;
    const { width, height } = imageSize(bytes, 'image/png');
    this.found.push({ key, type: 'image/png', bytes, audience: 'shared' });
    return { width, height, files: [{ src: `/${key}`, width }] };
  }

  private download(name: string): DownloadFile {
    const bytes = readFileSync(path.join(this.folder, name));
    const kind = downloadKindOf(name);
    if (kind === undefined) throw new Error(`Learners cannot download ${name}.`);
    const key = nameByHash(bytes, kind);
    this.found.push({
      key: `${downloadsFolder}${key}`,
      type: downloadKinds[kind].type,
      bytes,
      audience: 'private',
    });
    return { key, name, size: bytes.length };
  }
}
