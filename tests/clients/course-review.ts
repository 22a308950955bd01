import { CourseCard } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { joinedBlocks, placedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import { fingerprintOf } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import type { ApiResponse, Caller } from './api-client.ts';

/**
 * Publishes a generated course as an admin, as the editor does: `edit` changes the HTML of each text of a lesson, and `outcomes` the
 * learning outcomes. Its labs get the fingerprint that an author's browser writes after it ran them, unless `isChecked` is
 * false. Without `publish` it saves a draft. Returns the response.
 */
export async function openGenerated(
  admin: Caller,
  course: string,
  {
    edit = (html) => html,
    outcomes,
    isChecked = true,
    publish = true,
  }: { edit?: (html: string) => string; outcomes?: string[]; isChecked?: boolean; publish?: boolean } = {},
): Promise<ApiResponse> {
  const address = `/api/admin/courses/${course}`;
  const { body } = await admin.send('GET', address);
  const { provenance: _, ...details } = body.details;
  const modules = (body.modules as CourseText['modules']).map(({ module_number, module_title, lessons }) => ({
    module_number,
    module_title,
    lessons: lessons.map(({ lesson_number, lesson_title, ...text }) => ({
      lesson_number,
      lesson_title,
      ...joinedBlocks(
        placedBlocks(text).map((block) => {
          if (block.type === 'text') return { ...block, html: edit(block.html) };
          const isLab = block.type === 'python_lab' || block.type === 'sql_lab';
          return isLab && isChecked ? { ...block, checked: fingerprintOf(block) } : block;
        }),
      ),
    })),
  }));
  return admin.send('PUT', address, {
    ...CourseCard.parse(body),
    details: { ...details, ...(outcomes && { learning_outcomes: outcomes }) },
    modules,
    publish,
    version: body.version,
  });
}
