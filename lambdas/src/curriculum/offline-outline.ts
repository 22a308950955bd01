import type { Level, Track } from '../../contract/catalog.ts';
import type { CourseFacts, Outline, OutlineModule } from './generator.ts';
import { once, plain, topicsOf } from './offline-topics.ts';

/** What each track comes to where a description names too little. */
const usual: Record<Track, readonly string[]> = {
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
    'No technical background is needed; those who have one can take the harder variant of each exercise',
  ],
};

const roles: Record<Track, readonly string[]> = {
  Technical: ['Software and data engineers', 'Data analysts and scientists', 'Technical leads'],
  Leadership: ['Team and department leads', 'Product and program managers', 'Advisers on risk and policy'],
  Operations: ['Operations and process owners', 'Coordinators and office specialists', 'Team leads'],
};
const roleOf: Record<Level, string> = {
  Beginner: 'Anyone who starts with this subject',
  Intermediate: 'Practitioners who want a dependable method',
  Advanced: 'Specialists who answer for results',
  Executive: 'Executives and board members',
  'All Levels': 'Anyone who meets this subject at work',
};

/** How many weeks a course lasts, by its duration's first number; 6 where it names none. */
const weeksOf = (duration: string): number => {
  const weeks = Number.parseInt(/\d+/.exec(duration)?.[0] ?? '', 10);
  return weeks >= 1 && weeks <= 104 ? weeks : 6;
};

/** 'Week 3', or 'Weeks 3-4' where a part of the course takes longer. */
function weekLabel(part: number, parts: number, weeks: number): string {
  const long = Math.max(weeks, parts);
  const first = Math.floor((part * long) / parts) + 1;
  const last = Math.floor(((part + 1) * long) / parts);
  return first === last ? `Week ${first}` : `Weeks ${first}-${last}`;
}

/** Four parts for a short course, five, or six. */
const partsOf = (weeks: number): number => (weeks <= 5 ? 4 : weeks < 10 ? 5 : 6);

/** 'Bias tests' for 'bias tests'. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the module in the middle with this number is about: one topic or two. */
export interface Pair {
  first: string;
  second: string;
}

/** What a course comes down to, the same on every call: its title and the topics of its middle modules. */
export interface Plan {
  title: string;
  topics: string[];
  pairs: Pair[];
}

/** Reads a course's plan from its facts. */
export function planOf(facts: CourseFacts): Plan {
  const title = plain(facts.title, 70) || 'This subject';
  const named = topicsOf(facts);
  const middle = partsOf(weeksOf(facts.duration)) - 2;
  const topics = once([...named, ...usual[facts.track]]).slice(0, Math.max(2 * middle, named.length));
  const pairs = Array.from({ length: middle }, (_, at) => {
    const from = Math.floor((at * topics.length) / middle);
    const first = topics[from] ?? title;
    return { first, second: topics[from + 1] ?? first };
  });
  return { title, topics, pairs };
}

/** The titles of a middle module's lessons: what a thing is, doing it, and judging it. */
const lessonTitles: Record<Track, (pair: Pair) => string[]> = {
  Technical: ({ first, second }) => [
    `${capital(first)}: what it is and where it fits`,
    `Building with ${second}`,
    `Testing ${first} and ${second}`,
  ],
  Leadership: ({ first, second }) => [
    `${capital(first)}: the questions to ask`,
    `${capital(second)}: a decision worked through`,
    `Who answers for ${first} and ${second}`,
  ],
  Operations: ({ first, second }) => [
    `${capital(first)} in everyday work`,
    `${capital(second)}, step by step`,
    `Checking ${first} and ${second}`,
  ],
};

function middleModule({ first, second }: Pair, track: Track): Omit<OutlineModule, 'week'> {
  return {
    title: `${capital(first)} and ${second}`,
    topics: once([
      `What is meant by ${first}, with an example`,
      `${capital(second)} on a small case`,
      'Common mistakes and how to notice them',
      track === 'Leadership'
        ? 'Who decides, who is told, and when'
        : 'Criteria that are written before the result is seen',
    ]),
    deliverables: [`A worked example of ${first}`, `A checklist for ${second}`],
    lessons: lessonTitles[track]({ first, second }),
  };
}

function firstModule({ title, topics }: Plan): Omit<OutlineModule, 'week'> {
  return {
    title: `${title}: the whole picture`,
    topics: once(['What the subject is for, and where it does not help', ...topics.slice(0, 3).map(capital)]),
    deliverables: ['A description of your own practice case on one page'],
    lessons: [`What ${title} is for`, 'The words and parts you will meet', 'Your practice case'],
  };
}

function lastModule({ title }: Plan, track: Track): Omit<OutlineModule, 'week'> {
  const work = { Technical: 'a system', Leadership: 'a decision', Operations: 'a piece of work' }[track];
  return {
    title: 'Putting it together',
    topics: [
      `${capital(work)} from start to end`,
      'Reviewing it with somebody else',
      'What to keep and what to stop',
    ],
    deliverables: ['A finished practice case with its review', 'A plan for the next thirty days'],
    lessons: [
      `${capital(work)} from start to end`,
      'A review that finds something',
      `After ${title}: the next thirty days`,
    ],
  };
}

function outcomesOf({ title, pairs }: Plan, track: Track): string[] {
  const end = {
    Technical: 'Take a small system from its data to a tested, reversible release',
    Leadership: 'Bring a decision to the point where others can approve it, refuse it or stop it later',
    Operations: 'Change one piece of your own work, and show by measurement whether it is better',
  }[track];
  return once([
    `Explain in plain words what ${title} is for, and where it does not help`,
    ...pairs.map(
      ({ first, second }) => `Describe ${first} and ${second}, and use them on a case of your own`,
    ),
    'Write down criteria before seeing a result, and judge the result by them',
    end,
  ]);
}

/** Composes the outline of a course from its own facts: the same facts give the same outline. */
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
