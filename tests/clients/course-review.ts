import { CourseCard } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { joinedBlocks, placedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import type { ApiResponse, Caller } from './api-client.ts';

/**
 * Publishes a generated course as an admin, as the editor does: `edit` changes the HTML of each text of a lesson, and `outcomes` the
 * learning outcomes. Without `publish` it saves a draft. Returns the response.
 */
export async function openGenerated(
  admin: Caller,
  course: string,
  {
    edit = (html) => html,
    outcomes,
    publish = true,
  }: { edit?: (html: string) => string; outcomes?: string[]; publish?: boolean } = {},
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
        placedBlocks(text).map((block) =>
          block.type === 'text' ? { ...block, html: edit(block.html) } : block,
        ),
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
