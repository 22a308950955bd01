import type { Level, Track } from '../../contract/catalog.ts';
import type { CourseFacts, LessonPlace } from './generator.ts';
import { heading, html, list, type Part, steps, table } from './offline-html.ts';
import { capital, type Pair, type Plan, planOf } from './offline-outline.ts';
import { plain } from './offline-topics.ts';
import { type Term, termOf } from './offline-terms.ts';

/** What a learner of this level practices on, and for how long. */
const practice: Record<Level, { on: string; time: string; more: string }> = {
  Beginner: {
    on: 'a small example from your own day, such as ten messages or twenty rows of a table',
    time: 'twenty minutes',
    more: 'Do it by hand first. A tool is easier to judge once you know what the task is like without it.',
  },
  Intermediate: {
    on: 'one real case from your work that holds no confidential information',
    time: 'forty minutes',
    more: 'Write down how you do it today before you change anything, so that there is something to compare with.',
  },
  Advanced: {
    on: 'a system or data set of your own, or a public one, with a baseline that you can run again',
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
    'State the input, the output and the number by which you will judge, in three lines.',
    'Build the simplest version that gives an answer at all, and keep its result as the baseline.',
    'Change one thing and run it again on the same cases.',
    'Read ten wrong answers and give each a reason.',
    'Keep the change if it helps by more than the usual variation; else take it back.',
  ],
  Leadership: [
    'Write the decision as a question that can be answered with yes or no.',
    'Name who is affected, who decides, and who may object.',
    'Collect what is known, what is assumed, and what would change your mind.',
    'Choose the smallest step that would show whether the assumption holds.',
    'Set the date on which the decision is looked at again, and by whom.',
  ],
  Operations: [
    'Follow three real cases and note each step, each wait and each return.',
    'Mark the step where a mistake costs the most and the step that takes the longest.',
    'Try the new way on copies of past cases, beside the old one.',
    'Let somebody who does the work check every result for a week.',
    'Compare time, corrections and complaints, and then decide.',
  ],
};

const judges: Record<Track, readonly (readonly [string, string])[]> = {
  Technical: [
    ['Does it beat the baseline?', 'Both results on the same unseen cases'],
    ['Does it fail safely?', 'What happens on an empty, a huge and a strange input'],
    ['Can it be repeated?', 'Somebody else runs it from the notes alone'],
    ['Can it be taken back?', 'The last version is restored once, on purpose'],
  ],
  Leadership: [
    ['Is the benefit named?', 'One number, its value today, and who measures it'],
    ['Is somebody answerable?', 'A name, and what they may stop'],
    ['Are those affected heard?', 'What they said, and what changed because of it'],
    ['Is there a way out?', 'The date of the review, and the cost of stopping'],
  ],
  Operations: [
    ['Is the result right?', 'A sample compared with the source by a person'],
    ['Is it quicker in total?', 'Time including corrections, not only the first draft'],
    ['Is information safe?', 'What leaves the company, and who allowed it'],
    ['Does it hold on a bad day?', 'The most awkward case of last month'],
  ],
};

/** What is said of a topic that no term fits: the learner writes the definition. */
const unknown = (topic: string): Term => ({
  what: `Before going on, write one sentence of your own that begins "By ${topic} I mean ...". A working definition is good enough; you will correct it twice in this course.`,
  mistake: 'Using a word that everybody nods at and each person understands differently.',
  check:
    'Ask two colleagues for their sentence and compare it with yours. Where they differ is where the work begins.',
});
const termFor = (topic: string): Term => termOf(topic) ?? unknown(topic);

/** What a lesson is composed of. */
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
      `In this part of the course ${first} stands beside ${second}. ${first === second || two === one ? 'Keep the sentence above at hand; the next lesson uses it.' : two.what}`,
      heading('A common mistake'),
      one.mistake,
      'You notice it by looking for evidence that would have to exist if all were well, and not finding it.',
    ],
    task: `Find ${first} in it: where does it occur, who deals with it today, and what would be different if it were done well? Write five sentences.`,
    questions: [
      `What is meant by ${first}, in one sentence?`,
      `Which mistake is made with it?`,
      `Where did you find it in your own case?`,
    ],
  };
};

const doing = ({ facts, pair: { first, second } }: Subject): Lesson => {
  const term = termFor(second);
  return {
    parts: [
      `Now it is your turn. This lesson takes ${second} from a word to a thing you have done once, slowly enough to see each step.`,
      heading('What you need'),
      term.what,
      list([
        'A case that you may use, and nobody’s private information in it',
        `Your notes on ${first} from the lesson before`,
        'A place to write down what you did, in the order in which you did it',
      ]),
      heading('Step by step'),
      steps(method[facts.track]),
      heading('What tends to go wrong'),
      term.mistake,
    ],
    task: `Go through the steps for ${second}. Stop after each and write down what surprised you; a step without a surprise went too fast.`,
    questions: [
      'Which step took the longest, and why?',
      `What would you leave out the next time you work on ${second}?`,
      'What did you write down that somebody else could use?',
    ],
  };
};

const judging = ({ facts, pair: { first, second } }: Subject): Lesson => {
  const [one, two] = [termFor(first), termFor(second)];
  return {
    parts: [
      `A result that looks good is not yet a good result. This lesson turns your work on ${first} and ${second} into something that can be judged by a person who was not there.`,
      heading('Questions that can be answered'),
      table(`Judging ${first} and ${second}`, ['Question', 'What answers it'], judges[facts.track]),
      heading('Two checks for this topic'),
      list(one === two ? [one.check] : [`For ${first}: ${one.check}`, `For ${second}: ${two.check}`]),
      heading('Write the criteria first'),
      'Decide what counts as good enough before you look at the result, and put the date on it. Criteria that are written afterwards tend to describe whatever came out.',
    ],
    task: 'Answer each question of the table for your own case with one sentence and one piece of evidence. Leave an answer empty rather than guess it: the empty ones are your list for next week.',
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
      `The course goes from ${first} through ${second} to a piece of work of your own. Each week has three lessons: what a thing means, doing it once, and judging the result.`,
      heading('Where it does not help'),
      list([
        'Where a mistake would hurt somebody and nobody would notice in time',
        'Where a simple rule or a phone call does the same',
        'Where you may not use the information that it would need',
      ]),
      heading('How to work with this course'),
      `Keep one document for the whole course. Put your practice case on its first page, and add to it after each lesson. By the time you reach ${third}, it will be your best source.`,
    ],
    task: `Write down three situations in which ${plan.title} could help, and one in which it should not be used. Give a reason for the last.`,
    questions: [
      'What do you want to be able to do at the end?',
      'Who would notice the difference?',
      'What would you refuse to hand over to a system, and why?',
    ],
  };
};

const words = ({ plan }: Subject): Lesson => {
  const known = plan.topics.flatMap((topic): [string, string][] => {
    const found = termOf(topic);
    return found ? [[capital(topic), found.what]] : [];
  });
  const seen = new Set<string>();
  const rows = known.filter(([, what]) => !seen.has(what) && Boolean(seen.add(what))).slice(0, 6);
  return {
    parts: [
      `Every field has words that insiders use without noticing. Here are those of ${plan.title} that you will meet in the coming weeks. Read them once; the lessons come back to each.`,
      heading('The parts of the course'),
      list(plan.topics.map(capital)),
      heading('What the words mean'),
      ...(rows.length > 0
        ? [table(`Words of ${plan.title}`, ['Word', 'Meaning'], rows)]
        : [unknown(plan.topics[0] ?? plan.title).what]),
      heading('How to ask when a word is unclear'),
      'Ask for an example and for a counterexample. Somebody who can give both understands the word; somebody who can give neither has only heard it.',
    ],
    task: 'Choose the two words of this lesson that you are least sure of. Write an example and a counterexample of each from your own work.',
    questions: [
      'Which word did you know in a different meaning?',
      'Which part of the course do you need first?',
      'Whom can you ask about it?',
    ],
  };
};

const ownCase = ({ plan, facts }: Subject): Lesson => ({
  parts: [
    `A course stays with you if you use it on something that matters to you. In this lesson you choose the practice case that will go with you through ${plan.title}.`,
    heading('What makes a good case'),
    list([
      'It comes back: you can try something, and try again next week',
      'It is small enough to be finished, and real enough to be worth it',
      'You may use its information, or you can make up information like it',
      'Somebody besides you can say whether the result is good',
    ]),
    heading('Describe it on one page'),
    table(
      'One page on your case',
      ['Line', 'What to write'],
      [
        ['What is done today', 'The steps as they really are, with who does them'],
        ['What it costs', 'Time, waiting, corrections; estimate, and say that you did'],
        ['What should change', 'One sentence, with a number if there is one'],
        ['What must not happen', 'The mistake that would be worse than no change'],
      ],
    ),
    heading('A word on information'),
    'Leave out names, customer data and anything that is confidential. If the case cannot be described without them, choose another case.',
  ],
  task: `Fill in the page. Then check it against ${judges[facts.track][0]?.[0].toLowerCase() ?? 'the first question'} — you will answer that question at the end of the course.`,
  questions: ['Why this case and no other?', 'What is its worst mistake?', 'Who will look at the result?'],
});

const whole = ({ plan, facts }: Subject): Lesson => ({
  parts: [
    `So far each lesson looked at one part. Now put the parts together: your practice case from start to end, with everything that ${plan.title} has given you.`,
    heading('The way through'),
    steps(method[facts.track]),
    heading('What to bring from each week'),
    table(
      'Topics of the course and what to check',
      ['Topic', 'Check'],
      plan.pairs.map(({ first }) => [capital(first), termFor(first).check] as const),
    ),
    heading('When you get stuck'),
    'Go back to the last step that worked, and make the next one smaller. Write down what you tried: the third attempt is easier with notes on two.',
  ],
  task: 'Do the whole case once, without polishing. A complete result with weak places shows more than a perfect beginning.',
  questions: [
    'Which part was missing?',
    'Where did you leave the plan, and was that right?',
    'What would you show to a colleague?',
  ],
});

const review = ({ facts }: Subject): Lesson => ({
  parts: [
    'A review is worth its time if it can find something. In this lesson somebody else looks at your work, and you look at somebody’s; if you learn alone, you come back to your own work after two days.',
    heading('How to review'),
    list([
      'Read the purpose first, then the result, then how it was made',
      'Say what you see before you say what you think of it',
      'Ask for evidence where a sentence claims something',
      'Name the one change that would help most',
    ]),
    heading('What to look at'),
    table('Questions of the review', ['Question', 'What answers it'], judges[facts.track]),
    heading('How to take it'),
    'Write every remark down before answering any. Then sort them: right and small, right and large, and not clear yet. Ask about the last kind.',
  ],
  task: 'Exchange your case with somebody, or read your own as if it were another person’s. Find three strengths, three weak places, and one thing that you cannot judge.',
  questions: [
    'What did the review find that you had not seen?',
    'Which remark will you not follow, and why?',
    'What will you check by yourself the next time?',
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
        ['Week 4', 'Look at your criteria again, and decide whether it stays'],
      ],
    ),
    heading('Stay careful'),
    'This field changes. When a tool is updated, repeat your checks on the cases you know before trusting it on those you do not.',
  ],
  task: 'Write the plan with dates, and give it to somebody who will ask you about it.',
  questions: [
    'What can you do now that you could not do before?',
    'What is still unclear?',
    'What will you check first when something changes?',
  ],
});

const opening = [purpose, words, ownCase];
const middle = [meaning, doing, judging];
const closing = [whole, review, after];

/** Composes a lesson of the course's outline as HTML, from the course's own facts: the same facts give the same lesson. */
export function composeLesson(facts: CourseFacts, { module, lesson }: LessonPlace): string {
  const plan = planOf(facts);
  const last = plan.pairs.length + 1;
  const pair = plan.pairs[module - 1] ?? { first: plan.title, second: plan.title };
  const kinds = module === 0 ? opening : module === last ? closing : middle;
  const compose = kinds[lesson];
  if (!compose) throw new RangeError(`No lesson ${lesson} in module ${module}`);
  return toHtml(compose({ plan, pair, facts }), facts);
}
