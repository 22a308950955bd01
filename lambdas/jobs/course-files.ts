import { existsSync, readFileSync } from 'node:fs';
import courses from '../contract/courses.json' with { type: 'json' };
import type { Level, Track } from '../contract/catalog.ts';
import { sanitizeLesson } from '../src/platform/lesson-html.ts';
import type { NewCourse } from '../src/catalog/repository.ts';

interface CourseFile {
  id: string;
  kind: 'catalog' | 'featured';
  title: string;
  description: string;
  duration: string;
  students: string;
  level: Level;
  track: Track;
  deduction: string;
  price?: string;
  highlights?: string[];
}
interface ContentFile {
  modules: {
    module_number: number;
    module_title: string;
    lessons: { lesson_number: number; lesson_title: string; file: string }[];
  }[];
}

const folder = (courseId: string): string => new URL(`../data/${courseId}/`, import.meta.url).pathname;
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

function modulesOf(courseId: string): NewCourse['modules'] {
  const { modules } = readJson<ContentFile>(`${folder(courseId)}content.json`);
  return modules.map(({ lessons, ...module }) => ({
    ...module,
    lessons: lessons.map(({ file, ...lesson }) => ({
      ...lesson,
      content: sanitizeLesson(readFileSync(`${folder(courseId)}lessons/${file}`, 'utf8')),
    })),
  }));
}

/** The built-in courses as their files tell them, in the catalog's order, with details and lessons where written. */
export function courseFiles(createdAt: (position: number) => string): NewCourse[] {
  return (courses as CourseFile[]).map((file, position) => ({
    course: { price: null, highlights: [], ...file, created_at: createdAt(position) },
    ...(existsSync(folder(file.id)) && {
      details: readJson<NonNullable<NewCourse['details']>>(`${folder(file.id)}details.json`),
      modules: modulesOf(file.id),
    }),
  }));
}
