import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createCaller, signIn } from '../api-client.ts';
import { type Platform, startPlatform } from '../platform.ts';

let platform: Platform;
let visitor: Caller;
let learner: Caller;

beforeAll(async () => {
  platform = await startPlatform();
  visitor = createCaller(platform.origin);
  learner = await signIn(platform.origin, 'learner@example.com', 'learner-demo');
});
afterAll(() => platform?.stop());

const course = 'ai-fundamentals-for-business';
const bodyOf = async (path: string) => (await learner.send('GET', path)).body;
const firstOf = async (path: string) => (await bodyOf(path)).items[0];
const text = expect.any(String);
const texts = expect.arrayContaining([text]);
const count = expect.any(Number);

/** Each entity that an answer holds: how to get one, and the document's fields. */
const entities: Record<string, { get: () => Promise<unknown>; fields: object }> = {
  course: {
    get: () => bodyOf(`/api/courses/${course}`),
    fields: {
      id: course,
      created_at: text,
      title: text,
      description: text,
      duration: expect.stringMatching(/^\d+ weeks$/),
      students: expect.stringMatching(/^[\d,]+\+$/),
      level: text,
      track: text,
      deduction: expect.stringMatching(/^\$[\d,]+$/),
    },
  },
  'course-details': {
    get: () => bodyOf(`/api/courses/${course}/details`),
    fields: {
      course_id: course,
      learning_outcomes: texts,
      prerequisites: texts,
      target_roles: texts,
      modules: expect.arrayContaining([expect.objectContaining({ title: text, topics: texts })]),
      instructor_info: { name: text, credentials: text, bio: text },
    },
  },
  'course-content': {
    get: () => firstOf(`/api/courses/${course}/content`),
    fields: {
      course_id: course,
      module_number: 1,
      module_title: text,
      lessons: expect.arrayContaining([
        expect.objectContaining({
          lesson_number: 1,
          lesson_title: text,
          content: expect.stringContaining('<'),
        }),
      ]),
    },
  },
  'course-progress': {
    get: () => firstOf(`/api/courses/${course}/progress`),
    fields: { user_id: text, course_id: course, module_number: count, lesson_number: count, completed: true },
  },
  enrollment: {
    get: () => firstOf('/api/enrollments'),
    fields: {
      id: text,
      course_id: text,
      user_id: text,
      status: expect.stringMatching(/^(active|completed|paused)$/),
      enrolled_at: text,
      course: { id: text, title: text, description: text, duration: text, track: text, level: text },
    },
  },
  session: {
    get: async () =>
      (
        await visitor.send('POST', '/api/auth/sign-in', {
          email: 'learner@example.com',
          password: 'learner-demo',
        })
      ).body,
    fields: {
      access_token: text,
      refresh_token: text,
      expires_at: count,
      expires_in: count,
      token_type: 'bearer',
      user: expect.objectContaining({ id: text, roles: ['user'] }),
    },
  },
  certificate: {
    get: () => bodyOf('/api/certificates/RWC-2025-DEM0CERT'),
    fields: {
      certificate_number: expect.stringMatching(/^[A-Z]{3}-\d{4}-[0-9A-Z]{8}$/),
      student_name: text,
      course_title: text,
      completion_date: text,
      issued_at: text,
    },
  },
  faq: {
    get: () => firstOf('/api/faqs'),
    fields: { id: text, category: text, question: text, answer: text, helpful_count: count },
  },
};

describe('entities', () => {
  it.each(Object.keys(entities))('an answer has the document’s fields: %s', async (name) => {
    expect(await entities[name]?.get()).toMatchObject(entities[name]?.fields ?? {});
  });
});

const titles = [
  'AI Fundamentals for Business',
  'Machine Learning Operations',
  'AI Ethics & Compliance',
  'Advanced Deep Learning',
  'Generative AI & LLMs',
  'AI Strategy for Executives',
  'Data Science Fundamentals',
  'AI-Driven Automation',
  'Computer Vision Applications',
  'Natural Language Processing',
  'AI for Cybersecurity',
  'Prompt Engineering Mastery',
  'Responsible AI & Governance',
  'AI Product Management',
];

interface Course {
  id: string;
  title: string;
  duration: string;
  deduction: string;
  level: string;
  track: string;
  price?: string;
  highlights?: string[];
}

const numberIn = (words: string): number => Number(words.replace(/\D/g, ''));

it('the catalog is the document’s: titles, weeks and prices', async () => {
  const courses = (await visitor.send('GET', '/api/courses')).body.items as Course[];
  expect(courses.map(({ title }) => title)).toEqual(titles);
  const weeks = courses.map(({ duration }) => numberIn(duration));
  expect([Math.min(...weeks), Math.max(...weeks)]).toEqual([4, 16]);
  const prices = courses.map(({ deduction }) => numberIn(deduction));
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([2950, 5250]);
  for (const { level, track } of courses) {
    expect(['Beginner', 'Intermediate', 'Advanced', 'Executive', 'All Levels']).toContain(level);
    expect(['Technical', 'Leadership', 'Operations']).toContain(track);
  }
});

it('the featured courses are the document’s', async () => {
  const courses = (await visitor.send('GET', '/api/courses?kind=featured')).body.items as Course[];
  expect(courses).toMatchObject([
    {
      id: 'ai-literacy-101',
      title: 'AI Literacy 101',
      duration: '8 weeks',
      price: '$299',
      level: 'Beginner',
    },
    {
      id: 'ai-productivity',
      title: 'AI Productivity for Work',
      duration: '6 weeks',
      price: '$399',
      level: 'Intermediate',
    },
  ]);
  for (const { highlights } of courses) expect(highlights).toHaveLength(4);
});

it('the help center has 10 questions in six categories, the landing page 11', async () => {
  const help = (await visitor.send('GET', '/api/faqs?placement=help')).body.items as { category: string }[];
  expect(help).toHaveLength(10);
  expect([...new Set(help.map(({ category }) => category))].sort()).toEqual([
    'Certificates',
    'Corporate',
    'Enrollment',
    'Layoff to Lift-Off',
    'Reimbursement',
    'Section 127',
  ]);
  expect((await visitor.send('GET', '/api/faqs?placement=landing')).body.items).toHaveLength(11);
});
