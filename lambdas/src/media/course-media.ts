import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { CourseFolder } from '@redwhiteandcode/contract/course-files/course-folder.ts';
import type { DownloadFile, Picture } from '@redwhiteandcode/contract/course/blocks.ts';
import { downloadKindOf, picturesFolder } from '@redwhiteandcode/contract/course/lesson-files.ts';
import type { FileProblem } from '@redwhiteandcode/contract/course-files/yaml-file.ts';
import { refusals, RefusedUpload } from '../platform/upload-check/refused-upload.ts';
import { storeUpload } from '../platform/uploads.ts';
import { nameByHash } from '../rows/course/file-names.ts';
import { checkDownloadFile, drawPicture } from './lesson-files.ts';

/** The files of a course by their names, such as `lessons/1-2.html`. */
export type CourseArchive = ReadonlyMap<string, Uint8Array>;

const folder = 'files/';
const pictureTypes = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' } as const;
type PictureEnd = keyof typeof pictureTypes;

const pictureEnd = (name: string): PictureEnd | undefined =>
  (Object.keys(pictureTypes) as PictureEnd[]).find((end) => name.toLowerCase().endsWith(`.${end}`));

/** Returns the path on the site that a picture has if it is stored as it is. */
const srcOf = (name: string, bytes: Uint8Array): string =>
  `/${picturesFolder}${nameByHash(bytes, pictureEnd(name) === 'png' ? 'png' : 'jpg')}`;

/** Returns the pictures of a course by the path of their largest file. */
function picturesIn(text: CourseText | undefined): Map<string, Picture> {
  const blocks = (text?.modules ?? []).flatMap(({ lessons }) => lessons.flatMap(({ blocks = [] }) => blocks));
  const pictures = blocks.flatMap((block) =>
    block.type === 'figure' ? [block.picture, block.dark_picture].flatMap((picture) => picture ?? []) : [],
  );
  return new Map(pictures.map((picture) => [picture.files.at(-1)?.src ?? '', picture]));
}

/** The most new pictures of an archive, and the sentence for more. */
export interface PictureLimits {
  newPictures: number;
  manyPictures: (count: number) => string;
}

/** The pictures and downloads of an archive, checked and encoded as an upload would be. */
export class CourseMedia implements Pick<CourseFolder, 'picture' | 'download'> {
  /** The files that an upload would refuse. */
  readonly problems: FileProblem[] = [];
  private readonly pictures = new Map<string, Picture>();
  private readonly downloads = new Map<string, DownloadFile>();
  private readonly files: Awaited<ReturnType<typeof drawPicture>>['files'] = [];

  /** Checks the files of the folder `files`. A picture that the stored course has already stays as it is. */
  static async of(
    files: CourseArchive,
    stored: CourseText | undefined,
    limits?: PictureLimits,
  ): Promise<CourseMedia> {
    const media = new CourseMedia();
    const known = picturesIn(stored);
    const isNew = ([path, bytes]: [string, Uint8Array]): boolean =>
      path.startsWith(folder) && pictureEnd(path) !== undefined && !known.has(srcOf(path, bytes));
    const count = [...files].filter(isNew).length;
    if (limits && count > limits.newPictures) {
      media.problems.push({ file: folder, line: 1, message: limits.manyPictures(count) });
      return media;
    }
    for (const [path, bytes] of files) {
      if (!path.startsWith(folder)) continue;
      const name = path.slice(folder.length);
      try {
        if (pictureEnd(name)) await media.addPicture(name, bytes, known);
        else await media.addDownload(name, bytes);
      } catch (error) {
        if (!(error instanceof RefusedUpload)) throw error;
        media.problems.push({ file: path, line: 1, message: refusals[error.refusal] });
      }
    }
    return media;
  }

  private async addPicture(name: string, bytes: Uint8Array, known: Map<string, Picture>): Promise<void> {
    const end = pictureEnd(name) ?? 'png';
    const stored = known.get(srcOf(name, bytes));
    if (stored) {
      this.pictures.set(name, stored);
      return;
    }
    const { picture, files } = await drawPicture(bytes, pictureTypes[end]);
    this.files.push(...files);
    this.pictures.set(name, picture);
  }

  private async addDownload(name: string, bytes: Uint8Array): Promise<void> {
    const kind = downloadKindOf(name);
    // Such as the drawing of a picture.
    if (kind === undefined) return;
    const { file, stored } = await checkDownloadFile(bytes, kind, name);
    this.files.push(stored);
    this.downloads.set(name, file);
  }

  picture(name: string): ReturnType<CourseFolder['picture']> {
    const find = (theme: string) =>
      Object.keys(pictureTypes).flatMap((end) => this.pictures.get(`${name}.${theme}.${end}`) ?? [])[0];
    const picture = find('light');
    return picture && { picture, dark_picture: find('dark') ?? null };
  }

  download(name: string): DownloadFile | undefined {
    return this.downloads.get(name);
  }

  /** Stores the files that are not stored yet. A file that is already there is written again as it was. */
  async store(): Promise<void> {
    for (const { key, type, bytes, audience } of this.files) await storeUpload(key, type, bytes, audience);
  }
}
