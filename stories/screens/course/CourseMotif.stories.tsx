import { CourseMotif, Inline } from '@redwhiteandcode/design-system';
import { builtInCatalog, builtInFeatured } from '@redwhiteandcode/app/parts/catalog/builtIn.ts';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const builtIn = [...builtInCatalog, ...builtInFeatured];

const meta = preview.meta({
  title: 'Screens/Course/CourseMotif',
  component: CourseMotif,
  parameters: {
    usage: {
      status: 'stable',
      use: ['The subject of a course at a glance, near its title.'],
      avoid: [{ when: 'You need a symbol for an action.', instead: 'Foundations/Icons' }],
      keyboard: [],
      accessibility: ['Decorative: the title names the course. Lines keep their contrast in forced colors.'],
    },
  },
  args: { course: { id: 'prompt-engineering-mastery', track: 'Operations' as const } },
});

export const Default = meta.story();

/** Each built-in course has its own drawing. */
export const BuiltInCourses = meta.story({
  render: () => (
    <Inline gap={24}>
      {builtIn.map((course) => (
        <CourseMotif key={course.id} course={course} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('[data-component=CourseMotif]')].map(
      ({ innerHTML }) => innerHTML,
    );
    await expect(new Set(drawings).size).toBe(builtIn.length);
  },
});

/** A course that an admin made shows the drawing of its track. */
export const Tracks = meta.story({
  render: () => (
    <Inline gap={24}>
      {(['Technical', 'Leadership', 'Operations'] as const).map((track) => (
        <CourseMotif key={track} course={{ id: 'new-course', track }} />
      ))}
    </Inline>
  ),
});
