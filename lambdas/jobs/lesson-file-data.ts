import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CourseFolder } from '@redwhiteandcode/contract/course-files/course-folder.ts';
import type { DownloadFile, Picture } from '@redwhiteandcode/contract/course/blocks.ts';
import {
  downloadKindOf,
  downloadKinds,
  downloadsFolder,
  picturesFolder,
} from '@redwhiteandcode/contract/course/lesson-files.ts';
import { nameByHash } from '../src/rows/course/file-names.ts';
import { imageSize } from '../src/platform/upload-check/image-size.ts';

/** A file of a built-in lesson as the bucket of documents stores it. */
export interface StoredFile {
  /** Its name in the course's folder `files`. */
  name: string;
  key: string;
  type: string;
  bytes: Uint8Array;
  audience: 'shared' | 'private';
}

/** Reads the pictures and downloads that blocks of a course name from its folder `files`, and collects them. */
export class LessonFileReader implements Pick<CourseFolder, 'picture' | 'download'> {
  readonly found: StoredFile[] = [];
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Returns the picture for the light theme, and the one for the dark theme if there is one. */
  picture(name: string): ReturnType<CourseFolder['picture']> {
    const picture = this.pictureIn(`${name}.light.png`);
    return picture && { picture, dark_picture: this.pictureIn(`${name}.dark.png`) ?? null };
  }

  private bytesOf(name: string): Uint8Array | undefined {
    const file = path.join(this.folder, path.basename(name));
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  private pictureIn(name: string): Picture | undefined {
    const bytes = this.bytesOf(name);
    if (!bytes) return undefined;
    const key = `${picturesFolder}${nameByHash(bytes, 'png')}`;
    const { width, height } = imageSize(bytes, 'image/png');
    this.found.push({ name, key, type: 'image/png', bytes, audience: 'shared' });
    return { width, height, files: [{ src: `/${key}`, width }] };
  }

  download(name: string): DownloadFile | undefined {
    const bytes = this.bytesOf(name);
    const kind = downloadKindOf(name);
    if (!bytes || kind === undefined) return undefined;
    const key = nameByHash(bytes, kind);
    this.found.push({
      name,
      key: `${downloadsFolder}${key}`,
      type: downloadKinds[kind].type,
      bytes,
      audience: 'private',
    });
    return { key, name, size: bytes.length };
  }
}
