import type { BlockFiles } from '@redwhiteandcode/design-system';
import { downloadRules, pictureRules } from '@redwhiteandcode/contract/course/lesson-files.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { storeWith } from './storeWith.ts';

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
