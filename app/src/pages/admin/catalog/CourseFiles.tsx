import { courseZipRules } from '@redwhiteandcode/contract/course/lesson-files.ts';
import { CourseTransfer, type CourseTransferProps } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { downloadFile } from '../../../parts/learning/downloadFile.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import type { WrittenText } from './courseDraft.ts';
import { storeWith } from './storeWith.ts';

const api = 'POST /api/admin/lesson-files/courses';

/** Uploads a ZIP, and has the API say what importing it would change. */
const planImport = (courseId: string | undefined) =>
  storeWith(
    ({ size }) => callAdmin(`${api}/uploads`, { body: { size } }),
    (upload_key) => callAdmin(`${api}/imports`, { body: { upload_key, course_id: courseId ?? null } }),
  );

interface CourseFilesProps {
  /** The id of the course; undefined for one that is not saved yet. */
  courseId: string | undefined;
  /** Opens a text as unsaved changes. */
  onImport: (text: WrittenText) => void;
}

/** The export and import of a course's files, as its editor shows them. */
export default function CourseFiles({ courseId, onImport }: CourseFilesProps): ReactNode {
  const read: CourseTransferProps['onRead'] = async (file) => {
    try {
      const upload = { onProgress: () => undefined, signal: new AbortController().signal };
      const planned = await planImport(courseId)(file, upload);
      if (typeof planned === 'string') return { failure: planned };
      const { problems, changes, text } = planned;
      return text ? { changes, onImport: () => onImport(text) } : { problems };
    } catch (error) {
      return { failure: errorMessageOf(error) };
    }
  };
  const save =
    courseId === undefined
      ? undefined
      : () => downloadFile(callAdmin(`${api}/exports`, { body: { course_id: courseId } }));
  return <CourseTransfer {...courseZipRules.files} onRead={read} onExport={save} />;
}
