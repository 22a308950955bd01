import * as z from 'zod';
import { characters } from '../api/fields.ts';
import { defineAdminOperations } from '../api/operation.ts';
import { DownloadFile, DownloadKey, Picture } from '../course/blocks.ts';
import { downloadRules, pictureRules } from '../course/lesson-files.ts';
import { ProofUpload } from '../uploads/proof-upload.ts';
import { FileLink } from './operations.ts';

/** Returns the schema of a file to upload within the limits of its field. */
const newUpload = ({ files: { maxSize, messages } }: typeof pictureRules | typeof downloadRules) =>
  z.object({
    file_name: characters({ min: 1, max: 1024, invalid: messages.wrongType }),
    content_type: characters({ max: 255, invalid: messages.wrongType }).describe(
      'The type that the system names.',
    ),
    size: z
      .int(messages.tooLarge)
      .min(1, messages.isEmpty)
      .max(maxSize, messages.tooLarge)
      .describe('In bytes.'),
  });

const uploadKey = characters({ min: 1, max: 300 });

/** The admin operations that store the pictures and files of lessons. */
export const mediaAdminOperations = defineAdminOperations('media', {
  createPictureUpload: {
    route: 'POST /api/admin/lesson-files/pictures/uploads',
    summary: 'Create an upload for a picture of a lesson',
    body: newUpload(pictureRules).meta({ id: 'NewPictureUpload' }),
    responses: { 201: ProofUpload },
  },
  storePicture: {
    route: 'POST /api/admin/lesson-files/pictures',
    summary:
      'Decode an uploaded picture, and store it without metadata in several widths. The same upload returns the same picture',
    body: z.object({ upload_key: uploadKey }).meta({ id: 'UploadedPicture' }),
    responses: { 201: Picture },
    errors: [422],
  },
  createDownloadUpload: {
    route: 'POST /api/admin/lesson-files/downloads/uploads',
    summary: 'Create an upload for a file that learners of a lesson download',
    body: newUpload(downloadRules).meta({ id: 'NewDownloadUpload' }),
    responses: { 201: ProofUpload },
  },
  storeDownload: {
    route: 'POST /api/admin/lesson-files/downloads',
    summary:
      'Check and store an uploaded file that learners of a lesson download. The same upload returns the same file',
    body: z
      .object({
        upload_key: uploadKey,
        file_name: characters({ min: 1, max: 1024, invalid: downloadRules.files.messages.wrongType }),
      })
      .meta({ id: 'UploadedDownload' }),
    responses: { 201: DownloadFile },
    errors: [422],
  },
  openStoredDownload: {
    route: 'GET /api/admin/lesson-files/downloads/{key}',
    summary: 'Get a link to a stored file, such as that of a lesson that is not published yet',
    params: z.object({ key: DownloadKey }),
    query: z.object({ name: DownloadFile.shape.name }),
    responses: { 200: FileLink },
  },
});
