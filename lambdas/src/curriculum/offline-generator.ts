import type { CourseFacts, LessonPlace, Outline } from './generator.ts';
import type { WrittenLabs } from './lesson-labs.ts';
import { composeLabs } from './offline-labs.ts';
import { capitalized, type Content, fill, filled, html, type Part } from './offline-parts.ts';
import { composeChecks, composeGraded } from './offline-questions.ts';
import templates from './offline-templates.json' with { type: 'json' };
import { plain, type Term, termOf, topicsOf, withoutDuplicates } from './offline-topics.ts';
import type { WrittenQuestion } from './questions.ts';

/** A lesson's template: its parts, the task of its exercise, and the questions at its end. */
interface Lesson {
  parts: readonly Part[];
  task: string;
  questions: readonly string[];
}
const lessons: Record<'first' | 'middle' | 'last', readonly Lesson[]> = templates.lessons;

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

/** The plan of a course: its title, its topics, and the two topics of each middle module, which can be the same. */
interface Plan {
  title: string;
  topics: string[];
  pairs: { first: string; second: string }[];
}

function planOf(facts: CourseFacts): Plan {
  const title = plain(facts.title, 70) || templates.untitled;
  const named = topicsOf(facts);
  const middle = partsOf(weeksOf(facts.duration)) - 2;
  const topics = withoutDuplicates([...named, ...templates.tracks[facts.track].topics]).slice(
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

/** Writes a course's outline from its facts. The same facts make the same outline. */
export function composeOutline(facts: CourseFacts): Outline {
  const { outline, levels, tracks } = templates;
  const { title, topics, pairs } = planOf(facts);
  const level = levels[facts.level];
  const track = tracks[facts.track];
  const weeks = weeksOf(facts.duration);
  const { work, criteriaTopic } = track;
  const [first = title, second = first, third = second] = topics;
  const whole = { title, work, first, second, third };
  const modules = [
    { template: outline.modules.first, values: whole },
    ...pairs.map((pair) => ({
      template: { ...outline.modules.middle, lessons: track.lessons },
      values: { ...pair, criteriaTopic },
    })),
    { template: outline.modules.last, values: whole },
  ];
  return {
    learning_outcomes: withoutDuplicates([
      fill(outline.outcomes.first, { title }),
      ...pairs.map((pair) => fill(outline.outcomes.middle, pair)),
      outline.outcomes.last,
      track.outcome,
    ]),
    prerequisites: [...level.prerequisites, outline.prerequisite],
    target_roles: [...track.roles, level.role],
    modules: modules.map(({ template, values }, at) => {
      const filled = (texts: readonly string[]) => texts.map((text) => fill(text, values));
      return {
        week: weekLabel(at, modules.length, weeks),
        title: fill(template.title, values),
        topics: withoutDuplicates(filled(template.topics)),
        deliverables: filled(template.deliverables),
        lessons: filled(template.lessons),
      };
    }),
  };
}

/** Returns the term that explains a topic. The learner defines an unknown one. */
const termFor = (topic: string): Term =>
  termOf(topic) ?? { ...templates.unknownTerm, what: fill(templates.unknownTerm.what, { topic }) };

/** Returns each topic that a term explains with its meaning; six at most, and each meaning once. */
function glossaryOf(topics: readonly string[]): [string, string][] {
  const topicsByMeaning = new Map<string, string>();
  for (const topic of topics) {
    const meaning = termOf(topic)?.what;
    if (meaning && !topicsByMeaning.has(meaning)) topicsByMeaning.set(meaning, capitalized(topic));
  }
  return [...topicsByMeaning].map(([meaning, topic]): [string, string] => [topic, meaning]).slice(0, 6);
}

/** A lesson as generators write it: its HTML, its checks, its labs, and its exercise. */
interface ComposedLesson extends WrittenLabs {
  content: string;
  checks: WrittenQuestion[];
  exercise: { title: string; task: string; minutes: number; checklist: readonly string[]; solution: string };
}

/** Writes a lesson in a course's outline, based on the course's facts. The same facts produce the same lesson. */
export function composeLesson(facts: CourseFacts, place: LessonPlace): ComposedLesson {
  const { parts, content, task, lesson } = lessonParts(facts, place);
  const { title, checklist, ...exercise } = templates.exercise;
  const exerciseOf = { ...content, values: { ...content.values, task: fill(task, content.values) } };
  return {
    content: lesson,
    checks: composeChecks(parts, lesson),
    ...composeLabs(facts, place),
    exercise: {
      title,
      task: html(filled(exercise.task, exerciseOf)),
      minutes: Number(content.values.minutes),
      checklist,
      solution: html(filled(exercise.solution, exerciseOf)),
    },
  };
}

/** Writes the questions about the lessons of a module for the bank. The same facts produce the same questions. */
export function composeQuestions(facts: CourseFacts, module: number): { questions: WrittenQuestion[] } {
  const titles = composeOutline(facts).modules[module]?.lessons ?? [];
  return {
    questions: titles.flatMap((_, lesson) => {
      const { parts, lesson: html } = lessonParts(facts, { module, lesson });
      return composeGraded(parts, html).map((question) => ({ ...question, lesson: lesson + 1 }));
    }),
  };
}

/** Returns the filled parts of a lesson and its HTML, what they are filled with, and the template of its exercise's task. */
function lessonParts(facts: CourseFacts, place: LessonPlace) {
  const { title, topics, pairs } = planOf(facts);
  const kind = place.module === 0 ? 'first' : place.module > pairs.length ? 'last' : 'middle';
  const lesson = lessons[kind][place.lesson];
  if (!lesson) throw new RangeError(`No lesson ${place.lesson} in module ${place.module}`);
  const { first, second } = pairs[place.module - 1] ?? pairs[0] ?? { first: title, second: title };
  const [one, two] = [termFor(first), termFor(second)];
  const isOneTerm = first === second || one === two;
  const { method, criteria } = templates.tracks[facts.track];
  const values = {
    title,
    first,
    second,
    third: topics[2] ?? second,
    description: plain(facts.description, 600) || templates.noDescription,
    firstMeaning: one.what,
    firstMistake: one.mistake,
    secondMeaning: two.what,
    secondMistake: two.mistake,
    secondMeaningIfOther: isOneTerm ? templates.sameTerm : two.what,
    criterion: criteria[0]?.[0] ?? '',
    ...templates.levels[facts.level].practice,
  };
  const checks =
    one === two
      ? [one.check]
      : [
          fill(templates.checkOfTopic, { topic: first, check: one.check }),
          fill(templates.checkOfTopic, { topic: second, check: two.check }),
        ];
  const content: Content = {
    values,
    lists: {
      method,
      checks,
      topics: topics.map(capitalized),
      questions: lesson.questions.map((question) => fill(question, values)),
    },
    rows: {
      criteria,
      words: glossaryOf(topics),
      weeklyChecks: pairs.map((pair) => [capitalized(pair.first), termFor(pair.first).check]),
    },
  };
  const parts = filled(lesson.parts, content);
  const all = [...parts, ...filled(templates.reflection, content)];
  return { parts, content, task: lesson.task, lesson: html(all) };
}
