import type { DownloadFile, Picture } from '@redwhiteandcode/contract/course/blocks.ts';
import {
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
import type { PictureFile } from '../platform/upload-check/picture.ts';
import { RefusedUpload } from '../platform/upload-check/refused-upload.ts';
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

/** Stores a picture in one width. Returns its place on the site. */
async function storeWidth({ file, type, width }: PictureFile): Promise<Picture['files'][number]> {
  const key = `${picturesFolder}${nameByHash(file, type === 'image/png' ? 'png' : 'jpg')}`;
  await storeUpload(key, type, file, 'shared');
  return { src: `/${key}`, width };
}

/** Stores an uploaded picture in its widths. Throws an HttpProblem 422 for a file that is refused. The upload expires by itself. */
export const storePicture = (userId: string, key: string): Promise<Picture> =>
  checkedUpload(
    userId,
    { key, field: 'upload_key', messages: { ...messages, isPdf: messages.wrongType } },
    async (upload, extension) => {
      const type = typeOfUpload(upload, extension);
      if (type === 'application/pdf') throw new RefusedUpload('wrongType');
      const drawn = await checkUpload('picture', { bytes: upload.bytes, type });
      const { width, height } = drawn.at(-1) ?? { width: 1, height: 1 };
      return { width, height, files: await Promise.all(drawn.map(storeWidth)) };
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
      if (bytes.length > downloadRules.files.maxSize) throw new RefusedUpload('tooLarge');
      const file = await checkUpload('download', { bytes, kind });
      const stored = nameByHash(file, kind);
      await storeUpload(`${downloadsFolder}${stored}`, downloadKinds[kind].type, file);
      return { key: stored, name: downloadNameOf(fileName, kind), size: file.length };
    },
  );

/** Signs a link that downloads a file under a name. */
export const linkToFile = async ({ key, name }: Pick<DownloadFile, 'key' | 'name'>) => ({
  ...(await linkToUpload(`${downloadsFolder}${key}`, name)),
  file_name: name,
});
