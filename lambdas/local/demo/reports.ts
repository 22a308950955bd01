import { createReport } from '../../src/reports/repository.ts';
import { readPlacedLesson } from '../../src/reports/subject.ts';

const place = { course_id: 'ai-literacy-101', module_number: 1, lesson_number: 1 };

/** Creates an open report of an error in the first question of a lesson. Repeating it changes nothing. */
export async function seedReport(userId: string): Promise<void> {
  const lesson = await readPlacedLesson(place);
  const block = lesson?.blocks.find(({ type }) => type === 'check');
  if (!lesson || !block) throw new Error(`The first lesson of ${place.course_id} has no question`);
  const { lesson_title, blocks_version } = lesson;
  await createReport(
    {
      ...place,
      id: 'sample-report-1',
      user_id: userId,
      course_title: 'AI Literacy 101',
      lesson_title,
      block_id: block.id,
      blocks_version,
      kind: 'unclear',
      text: 'This is a sample report. It asks what the question means.',
      state: 'open',
      reported_at: '2025-05-05T14:00:00.000Z',
      answer: null,
      answered_at: null,
      request_mark: '',
    },
    block,
  );
}
