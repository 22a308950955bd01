import type { Level, Track } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { CourseFacts, Outline, OutlineModule } from './generator.ts';
import { plain, topicsOf, withoutDuplicates } from './offline-topics.ts';

/** The topics of each track that are added if a description has too few. */
const defaultTopics: Record<Track, readonly string[]> = {
  Technical: [
    'the limits of data',
    'a simple baseline',
    'evaluation on unseen cases',
    'failure analysis',
    'the cost of an answer',
    'monitoring in service',
  ],
  Leadership: [
    'the decision to be made',
    'responsibility for risk',
    'changes in people’s work',
    'evidence of progress',
    'vendor questions',
    'a plan with a date to stop',
  ],
  Operations: [
    'the work as it is done now',
    'tasks worth handing over',
    'checking results',
    'private information',
    'exceptions',
    'measured savings',
  ],
};

const prerequisites: Record<Level, readonly string[]> = {
  Beginner: [
    'Everyday comfort with a computer and a web browser; no programming is needed',
    'A task from your own work that you may use as a practice case',
  ],
  Intermediate: [
    'Some experience with the field of the course, from work or from a first course',
    'A real case without confidential information to practice on',
  ],
  Advanced: [
    'Confidence with the basics of the field and with the tools it uses every day',
    'A system or a data set of your own, or a public one, to work on',
  ],
  Executive: [
    'Responsibility for a budget, a team or a decision that the course can be tried on',
    'No technical background is needed',
  ],
  'All Levels': [
    'Curiosity and a task of your own to practice on',
    'No technical background is needed; learners who have one can choose the harder variant of each exercise',
  ],
};

const roles: Record<Track, readonly string[]> = {
  Technical: ['Software and data engineers', 'Data analysts and scientists', 'Technical leads'],
  Leadership: ['Team and department leads', 'Product and program managers', 'Advisers on risk and policy'],
  Operations: ['Operations and process owners', 'Coordinators and office specialists', 'Team leads'],
};
const roleOf: Record<Level, string> = {
  Beginner: 'Anyone who is new to this subject',
  Intermediate: 'Practitioners who want a dependable method',
  Advanced: 'Specialists who are responsible for results',
  Executive: 'Executives and board members',
  'All Levels': 'Anyone who meets this subject at work',
};

/** Returns the number of weeks of a course: the first number in its duration, or 6. */
const weeksOf = (duration: string): number => {
  const weeks = Number.parseInt(/\d+/.exec(duration)?.[0] ?? '', 10);
  return weeks >= 1 && weeks <= 104 ? weeks : 6;
};

/** Returns 'Week 3', or 'Weeks 3-4' if a part of the course takes longer. */
function weekLabel(part: number, parts: number, weeks: number): string {
  const long = Math.max(weeks, parts);
  const first = Math.floor((part * long) / parts) + 1;
  const last = Math.floor(((part + 1) * long) / parts);
  return first === last ? `Week ${first}` : `Weeks ${first}-${last}`;
}

/** Returns the number of a course's parts: four for a short course, else five or six. */
const partsOf = (weeks: number): number => (weeks <= 5 ? 4 : weeks < 10 ? 5 : 6);

/** Capitalizes the first letter: 'Bias tests' for 'bias tests'. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The topics of a middle module. Both are the same if there is only one. */
export interface Pair {
  first: string;
  second: string;
}

/** The plan of a course: its title, its topics, and the topics of its middle modules. */
export interface Plan {
  title: string;
  topics: string[];
  pairs: Pair[];
}

/** Makes a course's plan from its facts. The same facts make the same plan. */
export function planOf(facts: CourseFacts): Plan {
  const title = plain(facts.title, 70) || 'This subject';
  const named = topicsOf(facts);
  const middle = partsOf(weeksOf(facts.duration)) - 2;
  const topics = withoutDuplicates([...named, ...defaultTopics[facts.track]]).slice(
    0,
    Math.max(2 * middle, named.length),
  );
  const pairs = Array.from({ length: middle }, (_, at) => {
    const from = Math.floor((at * topics.length) / middle);
    const first = topics[from] ?? title;
    return { first, second: topics[from + 1] ?? first };
  });
  return { title, topics, pairs };
}

/** The titles of a middle module's lessons: the meaning of a topic, its practice, and its evaluation. */
const lessonTitles: Record<Track, (pair: Pair) => string[]> = {
  Technical: ({ first, second }) => [
    `${capitalized(first)}: what it is and where it fits`,
    `Building with ${second}`,
    `Testing ${first} and ${second}`,
  ],
  Leadership: ({ first, second }) => [
    `${capitalized(first)}: the questions to ask`,
    `${capitalized(second)}: a decision worked through`,
    `Who is responsible for ${first} and ${second}`,
  ],
  Operations: ({ first, second }) => [
    `${capitalized(first)} in everyday work`,
    `${capitalized(second)}, step by step`,
    `Checking ${first} and ${second}`,
  ],
};

function middleModule({ first, second }: Pair, track: Track): Omit<OutlineModule, 'week'> {
  return {
    title: `${capitalized(first)} and ${second}`,
    topics: withoutDuplicates([
      `What is meant by ${first}, with an example`,
      `${capitalized(second)} on a small case`,
      'Common mistakes and how to notice them',
      track === 'Leadership'
        ? 'Who decides, who is informed, and when'
        : 'Criteria that are written before the result is known',
    ]),
    deliverables: [`A worked example of ${first}`, `A checklist for ${second}`],
    lessons: lessonTitles[track]({ first, second }),
  };
}

function firstModule({ title, topics }: Plan): Omit<OutlineModule, 'week'> {
  return {
    title: `${title}: the whole picture`,
    topics: withoutDuplicates([
      'What the subject is for, and where it does not help',
      ...topics.slice(0, 3).map(capitalized),
    ]),
    deliverables: ['A description of your own practice case on one page'],
    lessons: [`What ${title} is for`, 'The words and parts you will meet', 'Your practice case'],
  };
}

function lastModule({ title }: Plan, track: Track): Omit<OutlineModule, 'week'> {
  const work = { Technical: 'a system', Leadership: 'a decision', Operations: 'a piece of work' }[track];
  return {
    title: 'Putting it together',
    topics: [
      `${capitalized(work)} from start to end`,
      'Reviewing it with someone else',
      'What to keep and what to stop',
    ],
    deliverables: ['A finished practice case with its review', 'A plan for the next thirty days'],
    lessons: [
      `${capitalized(work)} from start to end`,
      'A review that finds something',
      `After ${title}: the next thirty days`,
    ],
  };
}

function outcomesOf({ title, pairs }: Plan, track: Track): string[] {
  const end = {
    Technical: 'Take a small system from its data to a tested, reversible release',
    Leadership: 'Prepare a decision so that others can approve it, refuse it or stop it later',
    Operations: 'Change one piece of your own work, and show by measurement whether it is better',
  }[track];
  return withoutDuplicates([
    `Explain in plain words what ${title} is for, and where it does not help`,
    ...pairs.map(
      ({ first, second }) => `Describe ${first} and ${second}, and use them on a case of your own`,
    ),
    'Write down criteria before seeing a result, and evaluate the result by them',
    end,
  ]);
}

/** Writes a course's outline from its facts. The same facts make the same outline. */
export function composeOutline(facts: CourseFacts): Outline {
  const plan = planOf(facts);
  const { level, track } = facts;
  const weeks = weeksOf(facts.duration);
  const modules = [
    firstModule(plan),
    ...plan.pairs.map((pair) => middleModule(pair, track)),
    lastModule(plan, track),
  ];
  return {
    learning_outcomes: outcomesOf(plan, track),
    prerequisites: [...prerequisites[level], 'About two hours a week for reading and exercises'],
    target_roles: [...roles[track], roleOf[level]],
    modules: modules.map((module, at) => ({ week: weekLabel(at, modules.length, weeks), ...module })),
  };
}
