import type { Block, DownloadFile } from '@redwhiteandcode/contract/course/blocks.ts';
import type { mediaAdminOperations } from '@redwhiteandcode/contract/media/admin-operations.ts';
import type { mediaOperations } from '@redwhiteandcode/contract/media/operations.ts';
import type { Implementation } from '../platform/handler.ts';
import { orNotFound } from '../platform/http-problem.ts';
import { listModules, readVisibleCourse } from '../rows/course/read.ts';
import { readBlocks } from '../rows/course/read-blocks.ts';
import { openOrProblem, readAccess } from '../rows/enrollment/access.ts';
import {
  createDownloadUpload,
  createPictureUpload,
  linkToFile,
  storeDownload,
  storePicture,
} from './lesson-files.ts';

const noSuchFile = 'This lesson has no such file.';

/** Returns the file of the block with this id. Throws an HttpProblem 404 if there is none. */
function fileOf(blocks: readonly Block[] | undefined, id: string): DownloadFile {
  const block = blocks?.find((one) => one.id === id);
  return orNotFound(block?.type === 'download' ? (block.file ?? undefined) : undefined, noSuchFile);
}

/** Reads the blocks of the first lesson of a course, unless the course is a draft or awaits a review. */
async function readFreeBlocks(courseId: string): Promise<Block[] | undefined> {
  const [{ items }, course] = await Promise.all([
    listModules(courseId, { limit: 1 }),
    readVisibleCourse(courseId),
  ]);
  const [first] = items;
  const lesson = first?.lessons[0];
  if (!course || course.awaits_review || !first || lesson?.blocks_version === undefined) return undefined;
  return readBlocks(courseId, first.module_number, lesson.lesson_number, lesson.blocks_version);
}

/** Implements the operations with which readers of lessons download files. */
export const media: Implementation<typeof mediaOperations> = {
  async openDownload({ params: { courseId, module, lesson, version, blockId }, userId }) {
    const access = await readAccess(userId, courseId);
    if (access.kind === 'none') orNotFound(await readVisibleCourse(courseId), 'There is no such course.');
    openOrProblem(access, 'Enroll in this course to download its files.');
    const file = fileOf(await readBlocks(courseId, module, lesson, version), blockId);
    return { status: 200, body: await linkToFile(file) };
  },

  async openFreeDownload({ params: { courseId, blockId } }) {
    return { status: 200, body: await linkToFile(fileOf(await readFreeBlocks(courseId), blockId)) };
  },
};

/** Implements the operations with which admins store the pictures and files of lessons. */
export const mediaAdmin: Implementation<typeof mediaAdminOperations> = {
  async createPictureUpload({ body, userId }) {
    return { status: 201, body: await createPictureUpload(userId, body) };
  },

  async storePicture({ body, userId }) {
    return { status: 201, body: await storePicture(userId, body.upload_key) };
  },

  async createDownloadUpload({ body, userId }) {
    return { status: 201, body: await createDownloadUpload(userId, body) };
  },

  async storeDownload({ body, userId }) {
    return { status: 201, body: await storeDownload(userId, body.upload_key, body.file_name) };
  },

  async openStoredDownload({ params: { key }, query: { name } }) {
    return { status: 200, body: await linkToFile({ key, name }) };
  },
};
