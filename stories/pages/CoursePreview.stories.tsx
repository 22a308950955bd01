import CoursePreview from '@redwhiteandcode/app/pages/admin/catalog/CoursePreview.tsx';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { draft } from '../samples/catalog.ts';

const meta = preview.meta({
  title: 'Pages/Course preview',
  component: CoursePreview,
  args: { draft, assessment: null, sanitize: (html) => html },
});

/** The tab Preview of the course editor */
export const Default = meta.story();

/** The hours count the questions of an attempt at the assessment. */
export const Assessed = meta.story({
  args: { assessment: { questions: 20, pass_percent: 73 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Graded assessment, 20 questions')).toBeVisible();
    await expect(canvas.getByText(/about 0\.5 hours/)).toBeVisible();
  },
});
