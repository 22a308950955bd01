import * as z from 'zod';
import { characters } from '../api/fields.ts';
import { defineAdminOperations } from '../api/operation.ts';
import { CourseText } from '../catalog/admin-operations.ts';
import { CourseId } from '../catalog/operations.ts';
import { courseZipRules } from '../course/lesson-files.ts';
import { ProofUpload } from '../uploads/proof-upload.ts';
import { FileLink } from './operations.ts';

const { maxSize, messages } = courseZipRules.files;

/** What is wrong in a file of a course, and in which line. */
const FileProblem = z
  .object({ file: z.string(), line: z.int().min(1), message: z.string() })
  .meta({ id: 'FileProblem' });

const PlannedModule = CourseText.shape.modules.element;
const PlannedLesson = PlannedModule.shape.lessons.element;

/** The text of a course as an import would save it. New modules and lessons have no number yet. */
const PlannedText = CourseText.extend({
  modules: z.array(
    PlannedModule.partial({ module_number: true }).extend({
      lessons: z.array(PlannedLesson.partial({ lesson_number: true })),
    }),
  ),
});

/**
 * What importing the files of a course would do. `text` is null if there are problems. The bank's questions are not part of the
 * text; `changes` names them too.
 */
const CourseImport = z
  .object({
    problems: z.array(FileProblem),
    changes: z.array(z.string()),
    text: PlannedText.nullable(),
  })
  .meta({ id: 'CourseImport' });
type CourseImport = z.infer<typeof CourseImport>;

/** The operations with which admins export and import the files of a course. */
export const courseFileOperations = defineAdminOperations('media', {
  exportCourseFiles: {
    route: 'POST /api/admin/lesson-files/courses/exports',
    summary:
      'Write the files of a course in its newest revision, with its bank, pictures, and downloads, into a ZIP, and get a link to it',
    body: z.object({ course_id: CourseId }).meta({ id: 'CourseExport' }),
    responses: { 201: FileLink },
    errors: [404],
  },
  createCourseFilesUpload: {
    route: 'POST /api/admin/lesson-files/courses/uploads',
    summary: 'Create an upload for a ZIP with the files of a course',
    body: z
      .object({
        size: z
          .int(messages.tooLarge)
          .min(1, messages.isEmpty)
          .max(maxSize, messages.tooLarge)
          .describe('In bytes.'),
      })
      .meta({ id: 'NewCourseFilesUpload' }),
    responses: { 201: ProofUpload },
  },
  planCourseImport: {
    route: 'POST /api/admin/lesson-files/courses/imports',
    summary:
      'Read an uploaded ZIP with the files of a course, store its pictures and downloads, and get what importing it would ' +
      'change in a course, or the text of a new one. It saves no course',
    body: z
      .object({ upload_key: characters({ min: 1, max: 300 }), course_id: CourseId.nullable() })
      .meta({ id: 'UploadedCourseFiles' }),
    responses: { 200: CourseImport },
    errors: [404, 422],
  },
});
