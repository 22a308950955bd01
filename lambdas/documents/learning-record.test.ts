import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { createLearningRecord, type LearningRecordDocumentFacts } from './learning-record.ts';
import { readPdf as read } from './read-pdf.ts';

const facts: LearningRecordDocumentFacts = {
  record_number: 'RWC-2026-ABCDEFGH',
  student_name: 'Nguyễn Thị Hồng',
  from: '2026-01-01',
  to: '2026-06-30',
  issued_on: '2026-07-01',
  courses: [
    {
      title: 'Sample Course',
      hours: 40,
      enrolled_on: '2026-01-05',
      completed_on: '2026-06-12',
      result: { percent: 86, letter: 'B', pass_percent: 73, assessed_on: '2026-06-13' },
      lessons: [
        { title: 'First lesson', completed_on: '2026-06-12' },
        { title: 'Second lesson', completed_on: null },
      ],
    },
    {
      title: 'Another Course',
      hours: null,
      enrolled_on: '2026-05-01',
      completed_on: null,
      result: null,
      lessons: [{ title: 'Only lesson', completed_on: '2026-05-02' }],
    },
  ],
  credential: '{"id":"https://site.example/verify/RWC-2026-ABCDEFGH"}',
  site_url: 'https://site.example',
  seller: 'Red White and Code',
  brand_line: 'Red White and Code is a brand of Sample Seller.',
};

describe('a learning record', () => {
  it('shows the learner, the period, and each lesson with its date', async () => {
    const { text, pages, information } = await read(await createLearningRecord(facts));
    for (const shown of [
      'Learner Nguyễn Thị Hồng',
      'Period January 1, 2026 to June 30, 2026',
      'Issued on July 1, 2026',
      'Record number RWC-2026-ABCDEFGH',
      'Courses 2',
      'Lessons completed 3',
      'Sample Course Enrolled on January 5, 2026 Course completed on June 12, 2026',
      'Assessed 86 percent, B, on June 13, 2026. Passing takes 73 percent.',
      'The scale: A from 93, A− from 90,',
      'Study time 40 hours, estimated by the provider for the whole course',
      'How the hours are computed: https://site.example/help#course-hours',
      'First lesson June 12, 2026',
      'Second lesson Date not recorded',
      'Course completed on Not completed',
      'Only lesson May 2, 2026',
      'https://site.example/verify/RWC-2026-ABCDEFGH',
    ]) {
      expect(text).toContain(shown);
    }
    expect(pages).toBe(1);
    expect(information).toMatchObject({ Title: 'Learning record RWC-2026-ABCDEFGH', Language: 'en-US' });
  });

  it('is tagged: headings, a table with headers for each course, and a link', async () => {
    const { roles } = await read(await createLearningRecord(facts));
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'Table')).toHaveLength(2);
    expect(roles).toEqual(expect.arrayContaining(['H2', 'TH', 'TD', 'L', 'LI', 'Lbl', 'LBody', 'Link']));
  });

  it('contains the signed credential as an attachment', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await createLearningRecord(facts)));
    const name = 'learning-record-RWC-2026-ABCDEFGH.json';
    expect([...((await pdf.getAttachments())?.keys() ?? [])]).toEqual([name]);
    const content = await pdf.getAttachmentContent(name);
    expect(new TextDecoder().decode(content)).toBe(facts.credential);
  });

  it('breaks many lessons over pages', async () => {
    const lessons = Array.from({ length: 120 }, (_, at) => ({ title: `Lesson ${at}`, completed_on: null }));
    const [course] = facts.courses;
    const { text, pages } = await read(
      await createLearningRecord({
        ...facts,
        courses: [{ ...course, lessons } as (typeof facts.courses)[0]],
      }),
    );
    expect(pages).toBeGreaterThan(3);
    expect(text.split('Date not recorded').length).toBe(121);
  });

  it('always has the same bytes', async () => {
    const [first, second] = [await createLearningRecord(facts), await createLearningRecord(facts)];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });
});
