import type { BlockFiles, FileStore } from '@redwhiteandcode/design-system';
import { downloadRules, pictureRules } from '@redwhiteandcode/contract/course/lesson-files.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { ApiError, type ResponseOf } from '../../../shell/api/client.ts';
import { sendFile } from '../../../shell/uploads/sendFile.ts';

type Allowed = ResponseOf<'POST /api/admin/lesson-files/pictures/uploads'>;
interface NewUpload {
  file_name: string;
  content_type: string;
  size: number;
}

/** Makes the function that uploads a file and has the API store it. A refusal of the file becomes its sentence. */
const storeWith =
  <Stored>(
    create: (upload: NewUpload) => Promise<Allowed>,
    accept: (key: string, file: File) => Promise<Stored>,
  ): FileStore<Stored>['store'] =>
  async (file, upload) => {
    try {
      const { name, type, size } = file;
      const allowed = await create({ file_name: name, content_type: type, size });
      await sendFile(allowed, file, upload);
      return await accept(allowed.key, file);
    } catch (error) {
      const [refusal] = error instanceof ApiError ? (error.problem.errors ?? []) : [];
      if (refusal) return refusal.message;
      throw error;
    }
  };

/** How the course editor stores the files of blocks. */
export const blockFiles: BlockFiles = {
  picture: {
    ...pictureRules.files,
    hint: pictureRules.hint,
    store: storeWith(
      (body) => callAdmin('POST /api/admin/lesson-files/pictures/uploads', { body }),
      (upload_key) => callAdmin('POST /api/admin/lesson-files/pictures', { body: { upload_key } }),
    ),
  },
  download: {
    ...downloadRules.files,
    hint: downloadRules.hint,
    store: storeWith(
      (body) => callAdmin('POST /api/admin/lesson-files/downloads/uploads', { body }),
      (upload_key, { name: file_name }) =>
        callAdmin('POST /api/admin/lesson-files/downloads', { body: { upload_key, file_name } }),
    ),
  },
};
