import { courseZipRules } from '@redwhiteandcode/contract/course/lesson-files.ts';
import type { courseFileOperations } from '@redwhiteandcode/contract/media/course-files.ts';
import type { Implementation } from '../platform/handler.ts';
import { orNotFound } from '../platform/http-problem.ts';
import { RefusedUpload } from '../platform/upload-check/refused-upload.ts';
import { allowUpload, checkedUpload, linkToUpload, newUploadKey, storeUpload } from '../platform/uploads.ts';
/** Loads what reads and writes the files of courses, with the sanitizer and the parser of YAML. */
const loadCourseFiles = async () => import('./course-files.ts');
type CourseFileCode = Awaited<ReturnType<typeof loadCourseFiles>>;

const noSuchCourse = 'There is no such course.';
const type = 'application/zip';
const { maxSize, messages } = courseZipRules.files;

/** Reads an uploaded ZIP. Throws an HttpProblem 422 if it is missing or none. */
const readZip = (userId: string, key: string, { readZipFile }: CourseFileCode) =>
  checkedUpload(userId, { key, field: 'upload_key', messages, max: maxSize }, async ({ bytes }) => {
    if (bytes.length > maxSize) throw new RefusedUpload('tooLarge');
    try {
      return readZipFile(bytes);
    } catch {
      throw new RefusedUpload('wrongType');
    }
  });

/** Implements the operations of `/api/admin/lesson-files/courses`. */
export const courseFiles: Implementation<typeof courseFileOperations> = {
  async exportCourseFiles({ body: { course_id }, userId }) {
    const { archiveOf, readStoredCourse, writeZipFile } = await loadCourseFiles();
    const course = orNotFound(await readStoredCourse(course_id), noSuchCourse);
    const key = newUploadKey(userId, 'zip');
    await storeUpload(key, type, writeZipFile(await archiveOf(course)));
    const file_name = `${course_id}.zip`;
    return { status: 201, body: { ...(await linkToUpload(key, file_name)), file_name } };
  },

  async createCourseFilesUpload({ body: { size }, userId }) {
    return { status: 201, body: await allowUpload(userId, { contentType: type, extension: 'zip', size }) };
  },

  async planCourseImport({ body: { upload_key, course_id }, userId }) {
    const code = await loadCourseFiles();
    const files = await readZip(userId, upload_key, code);
    const stored =
      course_id === null ? undefined : orNotFound(await code.readStoredCourse(course_id), noSuchCourse);
    const { problems, plan, media } = await code.importFrom(files, stored, courseZipRules);
    if (plan) await media.store();
    return { status: 200, body: { problems, changes: plan?.changes ?? [], text: plan?.text ?? null } };
  },
};
