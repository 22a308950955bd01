import type { Level, Track } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { CourseFacts, LessonPlace } from './generator.ts';
import { heading, html, list, type Part, steps, table } from './offline-html.ts';
import { capitalized, type Pair, type Plan, planOf } from './offline-outline.ts';
import { plain } from './offline-topics.ts';
import { type Term, termOf } from './offline-terms.ts';

/** The practice material for each level, the time for an exercise, and further advice. */
const practice: Record<Level, { on: string; time: string; more: string }> = {
  Beginner: {
    on: 'a small example from your own day, such as ten messages or twenty rows of a table',
    time: 'twenty minutes',
    more: 'Do it by hand first. A tool is easier to evaluate once you know what the task is like without it.',
  },
  Intermediate: {
    on: 'one real case from your work that contains no confidential information',
    time: 'forty minutes',
    more: 'Write down how you do it today before you change anything, so that you can compare later.',
  },
  Advanced: {
    on: 'your own system or data set, or a public one, with a baseline that you can run again',
    time: 'two hours',
    more: 'Change one thing at a time, run each variant more than once, and report how far the runs differ.',
  },
  Executive: {
    on: 'one decision that is on your desk this quarter',
    time: 'thirty minutes',
    more: 'Ask the person who would have to carry it out to read your page before you decide.',
  },
  'All Levels': {
    on: 'a task that you do at least once a week',
    time: 'thirty minutes',
    more: 'If it was easy, do it again with a case that went wrong once.',
  },
};

const method: Record<Track, readonly string[]> = {
  Technical: [
    'State the input, the output and the number by which you will measure success, in three lines.',
    'Build the simplest version that returns any answer, and save its result as the baseline.',
    'Change one thing and run it again on the same cases.',
    'Read ten wrong answers and give each a reason.',
    'Keep the change if it helps by more than the usual variation; otherwise revert it.',
  ],
  Leadership: [
    'Write the decision as a question that can be answered with yes or no.',
    'Name who is affected, who decides, and who may object.',
    'Collect what is known, what is assumed, and what would change your mind.',
    'Choose the smallest step that would show whether the assumption holds.',
    'Set the date on which the decision is reviewed, and name the reviewer.',
  ],
  Operations: [
    'Follow three real cases and note each step, each wait and each return.',
    'Mark the step where a mistake costs the most and the step that takes the longest.',
    'Try the new way on copies of past cases, beside the old one.',
    'Ask someone who does the work to check every result for a week.',
    'Compare time, corrections and complaints, and then decide.',
  ],
};

const criteria: Record<Track, readonly (readonly [string, string])[]> = {
  Technical: [
    ['Does it beat the baseline?', 'Both results on the same unseen cases'],
    ['Does it fail safely?', 'What happens with empty, huge and strange input'],
    ['Can it be repeated?', 'Someone else runs it with only the notes'],
    ['Can it be reverted?', 'The last version is restored once, on purpose'],
  ],
  Leadership: [
    ['Is the benefit named?', 'One number, its value today, and who measures it'],
    ['Is someone responsible?', 'A name, and what they may stop'],
    ['Are the people affected consulted?', 'What they said, and what changed because of it'],
    ['Is there a way out?', 'The date of the review, and the cost of stopping'],
  ],
  Operations: [
    ['Is the result right?', 'A sample compared with the source by a person'],
    ['Is it quicker in total?', 'Time including corrections, not only the first draft'],
    ['Is information safe?', 'What leaves the company, and who allowed it'],
    ['Does it work on a bad day?', 'The most difficult case of last month'],
  ],
};

/** Makes the term for an unknown topic: the learner writes the definition. */
const unknown = (topic: string): Term => ({
  what: `Before going on, write one sentence of your own that begins "By ${topic} I mean ...". A working definition is good enough; you will correct it twice in this course.`,
  mistake: 'Using a word that everyone accepts but each person understands differently.',
  check:
    'Ask two colleagues for their sentence and compare it with yours. The work begins where the sentences differ.',
});
const termFor = (topic: string): Term => termOf(topic) ?? unknown(topic);

/** What a lesson is based on. */
interface Subject {
  plan: Plan;
  pair: Pair;
  facts: CourseFacts;
}

/** A lesson: its parts, then an exercise, and the questions at its end. */
interface Lesson {
  parts: Part[];
  task: string;
  questions: readonly string[];
}

function toHtml({ parts, task, questions }: Lesson, { level }: CourseFacts): string {
  const { on, time, more } = practice[level];
  return html([
    ...parts,
    heading('Try it'),
    `Take ${time} and ${on}. ${task}`,
    more,
    heading('Before you go on'),
    'Answer without looking back:',
    list(questions),
  ]);
}

const meaning = ({ plan, pair: { first, second } }: Subject): Lesson => {
  const [one, two] = [termFor(first), termFor(second)];
  return {
    parts: [
      `This lesson is about ${first}. At the end you can say what it is, where it belongs in ${plan.title}, and which mistake to look for first.`,
      heading(`What is meant by ${first}`),
      one.what,
      heading('Where it fits'),
      `In this part of the course ${first} is taught together with ${second}. ${first === second || two === one ? 'Remember the sentence above; the next lesson uses it.' : two.what}`,
      heading('A common mistake'),
      one.mistake,
      'You notice it when you look for evidence that should exist if all is well, and do not find it.',
    ],
    task: `Find ${first} in it: where does it occur, who deals with it today, and what would be different if it were done well? Write five sentences.`,
    questions: [
      `What is meant by ${first}, in one sentence?`,
      'Which mistake is common?',
      `Where did you find it in your own case?`,
    ],
  };
};

const doing = ({ facts, pair: { first, second } }: Subject): Lesson => {
  const term = termFor(second);
  return {
    parts: [
      `Now it is your turn. In this lesson you practice ${second} once, slowly enough to see each step.`,
      heading('What you need'),
      term.what,
      list([
        'A case that you may use, without anyone’s private information',
        `Your notes on ${first} from the lesson before`,
        'A place to write down what you did, in order',
      ]),
      heading('Step by step'),
      steps(method[facts.track]),
      heading('What tends to go wrong'),
      term.mistake,
    ],
    task: `Go through the steps for ${second}. Stop after each one and write down what surprised you; if nothing did, slow down.`,
    questions: [
      'Which step took the longest, and why?',
      `What would you leave out the next time you work on ${second}?`,
      'What did you write down that someone else could use?',
    ],
  };
};

const evaluating = ({ facts, pair: { first, second } }: Subject): Lesson => {
  const [one, two] = [termFor(first), termFor(second)];
  return {
    parts: [
      `A result that looks good is not always a good result. In this lesson you prepare your work on ${first} and ${second} so that someone who was not there can evaluate it.`,
      heading('Questions that can be answered'),
      table(`Evaluating ${first} and ${second}`, ['Question', 'Evidence'], criteria[facts.track]),
      heading('Two checks for this topic'),
      list(one === two ? [one.check] : [`For ${first}: ${one.check}`, `For ${second}: ${two.check}`]),
      heading('Write the criteria first'),
      'Decide what is good enough before you look at the result, and add the date. Criteria that are written afterward tend to describe the result.',
    ],
    task: 'Answer each question of the table for your own case with one sentence and one piece of evidence. Leave an answer empty instead of guessing: the empty ones are your list for next week.',
    questions: [
      'Which question was the hardest to answer?',
      'What evidence would change your mind?',
      'Who else should look at it?',
    ],
  };
};

const purpose = ({ plan, facts }: Subject): Lesson => {
  const [first = plan.title, second = first, third = second] = plan.topics;
  return {
    parts: [
      `Welcome to ${plan.title}. In the words of the course page: ${plain(facts.description, 600) || 'a first course on the subject.'}`,
      heading('What it is for'),
      `The course goes from ${first} through ${second} to a piece of work of your own. Each week has three lessons: what a topic means, practicing it once, and evaluating the result.`,
      heading('Where it does not help'),
      list([
        'If a mistake would hurt someone and no one would notice in time',
        'If a simple rule or a phone call would do',
        'If you may not use the information that it needs',
      ]),
      heading('How to work with this course'),
      `Keep one document for the whole course. Put your practice case on its first page, and add to it after each lesson. By the time you reach ${third}, it will be your best source.`,
    ],
    task: `Write down three situations in which ${plan.title} could help, and one in which it should not be used. Give a reason for the last.`,
    questions: [
      'What do you want to be able to do at the end?',
      'Who would notice the difference?',
      'What would you never leave to a system, and why?',
    ],
  };
};

const words = ({ plan }: Subject): Lesson => {
  const known = plan.topics.flatMap((topic): [string, string][] => {
    const found = termOf(topic);
    return found ? [[capitalized(topic), found.what]] : [];
  });
  const seen = new Set<string>();
  const rows = known.filter(([, what]) => !seen.has(what) && Boolean(seen.add(what))).slice(0, 6);
  return {
    parts: [
      `Every field has words that insiders use without noticing. These are the words of ${plan.title} that you will need in the coming weeks. Read them once; the lessons return to each of them.`,
      heading('The parts of the course'),
      list(plan.topics.map(capitalized)),
      heading('What the words mean'),
      ...(rows.length > 0
        ? [table(`Words of ${plan.title}`, ['Word', 'Meaning'], rows)]
        : [unknown(plan.topics[0] ?? plan.title).what]),
      heading('How to ask when a word is unclear'),
      'Ask for an example and for a counterexample. Someone who can give both understands the word; someone who can give neither has only heard it.',
    ],
    task: 'Choose the two words of this lesson that you are least sure of. Write an example and a counterexample of each from your own work.',
    questions: [
      'Which word did you know with a different meaning?',
      'Which part of the course do you need first?',
      'Who can you ask about it?',
    ],
  };
};

const ownCase = ({ plan, facts }: Subject): Lesson => ({
  parts: [
    `A course stays with you if you use it on something that matters to you. In this lesson you choose a practice case for the rest of ${plan.title}.`,
    heading('What makes a good case'),
    list([
      'It recurs: you can try something, and try again next week',
      'It is small enough to be finished, and real enough to be worth it',
      'You may use its information, or you can make up information like it',
      'Someone else can say whether the result is good',
    ]),
    heading('Describe it on one page'),
    table(
      'One page on your case',
      ['Line', 'What to write'],
      [
        ['What is done today', 'The real steps, and the people who do them'],
        ['What it costs', 'Time, waiting, corrections; mark estimates as such'],
        ['What should change', 'One sentence, with a number if there is one'],
        ['What must not happen', 'The mistake that would be worse than no change'],
      ],
    ),
    heading('A word on information'),
    'Leave out names, customer data and anything that is confidential. If the case cannot be described without them, choose another case.',
  ],
  task: `Fill in the page. Then check it against the question “${criteria[facts.track][0]?.[0] ?? 'Is the result right?'}” You will answer that question at the end of the course.`,
  questions: [
    'Why did you choose this case?',
    'What is the worst possible mistake?',
    'Who will look at the result?',
  ],
});

const whole = ({ plan, facts }: Subject): Lesson => ({
  parts: [
    `So far each lesson looked at one part. Now put the parts together: your practice case from start to end, with everything that ${plan.title} has given you.`,
    heading('Step by step'),
    steps(method[facts.track]),
    heading('What to bring from each week'),
    table(
      'Topics of the course and what to check',
      ['Topic', 'Check'],
      plan.pairs.map(({ first }) => [capitalized(first), termFor(first).check] as const),
    ),
    heading('When you get stuck'),
    'Go back to the last step that worked, and make the next one smaller. Write down what you tried: the third attempt is easier with notes on two.',
  ],
  task: 'Do the whole case once, without polishing. A complete result with weaknesses shows more than a perfect beginning.',
  questions: [
    'Which part was missing?',
    'Where did you leave the plan, and was that right?',
    'What would you show to a colleague?',
  ],
});

const review = ({ facts }: Subject): Lesson => ({
  parts: [
    'A review is worth its time if it can find something. In this lesson someone else looks at your work, and you look at theirs; if you learn on your own, return to your work after two days.',
    heading('How to review'),
    list([
      'Read the purpose first, then the result, then how it was made',
      'Describe what you see before you give your opinion',
      'Ask for evidence of every claim',
      'Name the one change that would help most',
    ]),
    heading('What to look at'),
    table('Questions of the review', ['Question', 'Evidence'], criteria[facts.track]),
    heading('How to use the review'),
    'Write down every comment before you answer any. Then sort them: right and small, right and large, and not clear yet. Ask about the last kind.',
  ],
  task: 'Exchange your case with someone, or read your own as if it were another person’s. Find three strengths, three weaknesses, and one thing that you cannot evaluate.',
  questions: [
    'What did the review find that you had not noticed?',
    'Which comment will you not act on, and why?',
    'What will you check yourself the next time?',
  ],
});

const after = ({ plan }: Subject): Lesson => ({
  parts: [
    `This is the last lesson of ${plan.title}. What you keep depends on the next thirty days more than on the weeks behind you.`,
    heading('Keep, change, stop'),
    list([
      'Keep: what worked in your case and takes little effort',
      'Change: what worked and took too much effort',
      'Stop: what you did because the course said so, and would not miss',
    ]),
    heading('A plan for thirty days'),
    table(
      'Thirty days',
      ['When', 'What'],
      [
        ['Week 1', 'Use it once a day on the practice case, and note the time it takes'],
        ['Week 2', 'Show it to one colleague, and watch where they hesitate'],
        ['Week 3', `Try it on a second case, with ${plan.pairs[0]?.first ?? 'the first topic'} in mind`],
        ['Week 4', 'Look at your criteria again, and decide whether to keep it'],
      ],
    ),
    heading('Stay careful'),
    'This field changes. When a tool is updated, repeat your checks on known cases before you trust it on new ones.',
  ],
  task: 'Write the plan with dates, and give it to someone who will ask you about it.',
  questions: [
    'What can you do now that you could not do before?',
    'What is still unclear?',
    'What will you check first when something changes?',
  ],
});

const opening = [purpose, words, ownCase];
const middle = [meaning, doing, evaluating];
const closing = [whole, review, after];

/** Writes a lesson in a course's outline as HTML, based on the course's facts. The same facts produce the same lesson. */
export function composeLesson(facts: CourseFacts, { module, lesson }: LessonPlace): string {
  const plan = planOf(facts);
  const last = plan.pairs.length + 1;
  const pair = plan.pairs[module - 1] ?? { first: plan.title, second: plan.title };
  const kinds = module === 0 ? opening : module === last ? closing : middle;
  const compose = kinds[lesson];
  if (!compose) throw new RangeError(`No lesson ${lesson} in module ${module}`);
  return toHtml(compose({ plan, pair, facts }), facts);
}
