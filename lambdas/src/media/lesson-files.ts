import type { DownloadFile, Picture } from '@redwhiteandcode/contract/course/blocks.ts';
import {
  type DownloadKind,
  downloadKindOf,
  downloadKinds,
  downloadNameOf,
  downloadRules,
  downloadsFolder,
  pictureRules,
  picturesFolder,
} from '@redwhiteandcode/contract/course/lesson-files.ts';
import { proofExtension, proofTypeOf } from '@redwhiteandcode/contract/uploads/proof-rules.ts';
import { fieldProblem } from '../platform/http-problem.ts';
import { checkUpload } from '../platform/upload-check/check-upload.ts';
import { RefusedUpload } from '../platform/upload-check/refused-upload.ts';
import type { ImageType } from '../platform/upload-check/image.ts';
import { typeOfUpload } from '../platform/upload-rules.ts';
import { nameByHash } from '../rows/course/file-names.ts';
import {
  allowUpload,
  checkedUpload,
  linkToUpload,
  type NewUpload,
  storeUpload,
} from '../platform/uploads.ts';

/** Allows an admin to upload a picture of a lesson. Throws an HttpProblem 400 for a file that is no JPG or PNG by its name. */
export async function createPictureUpload(userId: string, { file_name, content_type, size }: NewUpload) {
  const contentType = proofTypeOf(file_name, content_type);
  const extension = contentType && proofExtension(file_name, contentType);
  if (contentType === undefined || contentType === 'application/pdf' || extension === undefined)
    throw fieldProblem(400, 'body.file_name', pictureRules.files.messages.wrongType);
  return allowUpload(userId, { contentType, extension, size });
}

const { messages } = pictureRules.files;

/** A checked file of a lesson, and how it is stored. */
interface CheckedFile {
  key: string;
  type: string;
  bytes: Uint8Array;
  audience: 'shared' | 'private';
}

/** Decodes a picture and encodes it in its widths. Throws a RefusedUpload. */
export async function drawPicture(
  bytes: Uint8Array,
  type: ImageType,
): Promise<{ picture: Picture; files: CheckedFile[] }> {
  const drawn = await checkUpload('picture', { bytes, type });
  const { width, height } = drawn.at(-1) ?? { width: 1, height: 1 };
  const files = drawn.map(
    (each): CheckedFile => ({
      key: `${picturesFolder}${nameByHash(each.file, each.type === 'image/png' ? 'png' : 'jpg')}`,
      type: each.type,
      bytes: each.file,
      audience: 'shared',
    }),
  );
  const stored = files.map(({ key }, at) => ({ src: `/${key}`, width: drawn[at]?.width ?? width }));
  return { picture: { width, height, files: stored }, files };
}

/** Checks a file for learners. Throws a RefusedUpload. */
export async function checkDownloadFile(
  bytes: Uint8Array,
  kind: DownloadKind,
  fileName: string,
): Promise<{ file: DownloadFile; stored: CheckedFile }> {
  if (bytes.length > downloadRules.files.maxSize) throw new RefusedUpload('tooLarge');
  const checked = await checkUpload('download', { bytes, kind });
  const key = nameByHash(checked, kind);
  return {
    file: { key, name: downloadNameOf(fileName, kind), size: checked.length },
    stored: {
      key: `${downloadsFolder}${key}`,
      type: downloadKinds[kind].type,
      bytes: checked,
      audience: 'private',
    },
  };
}

const storeFile = ({ key, type, bytes, audience }: CheckedFile) => storeUpload(key, type, bytes, audience);

/** Stores an uploaded picture in its widths. Throws an HttpProblem 422 for a file that is refused. The upload expires by itself. */
export const storePicture = (userId: string, key: string): Promise<Picture> =>
  checkedUpload(
    userId,
    { key, field: 'upload_key', messages: { ...messages, isPdf: messages.wrongType } },
    async (upload, extension) => {
      const type = typeOfUpload(upload, extension);
      if (type === 'application/pdf') throw new RefusedUpload('wrongType');
      const { picture, files } = await drawPicture(upload.bytes, type);
      await Promise.all(files.map(storeFile));
      return picture;
    },
  );

/** Allows an admin to upload a file for learners. Throws an HttpProblem 400 for a file of another kind by its name. */
export async function createDownloadUpload(userId: string, { file_name, size }: NewUpload) {
  const kind = downloadKindOf(file_name);
  if (kind === undefined) throw fieldProblem(400, 'body.file_name', downloadRules.files.messages.wrongType);
  return allowUpload(userId, { contentType: downloadKinds[kind].type, extension: kind, size });
}

/** Stores an uploaded file for learners. Throws an HttpProblem 422 for a file that is refused. The upload expires by itself. */
export const storeDownload = (userId: string, key: string, fileName: string): Promise<DownloadFile> =>
  checkedUpload(
    userId,
    { key, field: 'upload_key', messages: downloadRules.files.messages },
    async ({ bytes }, extension) => {
      const kind = downloadKindOf(`.${extension}`);
      if (kind === undefined) throw new RefusedUpload('wrongType');
      const { file, stored } = await checkDownloadFile(bytes, kind, fileName);
      await storeFile(stored);
      return file;
    },
  );

/** Signs a link that downloads a file under a name. */
export const linkToFile = async ({ key, name }: Pick<DownloadFile, 'key' | 'name'>) => ({
  ...(await linkToUpload(`${downloadsFolder}${key}`, name)),
  file_name: name,
});
