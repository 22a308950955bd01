import type { LessonBlocksProps } from '@redwhiteandcode/design-system';
import { downloadFile } from '../learning/downloadFile.ts';
import { callAdmin } from './callAdmin.ts';

/** Downloads the file of a block in a preview, also of a lesson that is not published. */
export const openStoredFile: LessonBlocksProps['onDownload'] = async ({ file }) =>
  file
    ? downloadFile(
        callAdmin('GET /api/admin/lesson-files/downloads/{key}', {
          path: { key: file.key },
          query: { name: file.name },
        }),
      )
    : undefined;
