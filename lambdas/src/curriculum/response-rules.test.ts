import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDivided, placedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import { checkBlocks } from '@redwhiteandcode/contract/course/block-rules.ts';
import { Blocks } from '@redwhiteandcode/contract/course/blocks.ts';
import { isQuoted, leastChecks } from '@redwhiteandcode/contract/course/question-rules.ts';
import type { Outline } from './generator.ts';
import { composeLesson, composeOutline } from './offline-generator.ts';
import type { WrittenQuestion } from './questions.ts';
import { checkLesson, checkOutline, checkQuestions, lessonSize } from './response-rules.ts';
import { sampleFacts as facts } from './sample-facts.ts';

const outline = composeOutline(facts);
const place = { module: 1, lesson: 0 };
const lesson = composeLesson(facts, place);
const withText = (content: string) => checkLesson({ ...lesson, content }, place);
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const written = (count: number) => `<h2>A</h2><p>${words(count)}</p><h2>B</h2><p>word</p>`;

describe('an outline', () => {
  const spoiled = (spoil: (it: Outline) => void): Outline => {
    const copy = structuredClone(outline);
    spoil(copy);
    return copy;
  };
  const first = (it: Outline) => it.modules[0] ?? expect.fail();

  it('that is valid is accepted without changes', () => {
    expect(checkOutline(outline)).toEqual({ value: outline });
  });

  it.each<[string, unknown, RegExp]>([
    ['a string instead of an object', 'an outline', /expected object/],
    ['no modules', spoiled((it) => (it.modules = [])), /modules/],
    [
      'thirteen modules',
      spoiled(
        (it) =>
          (it.modules = Array.from({ length: 13 }, (_, at) => ({ ...first(it), title: `Module ${at}` }))),
      ),
      /modules/,
    ],
    ['a module twice', spoiled((it) => it.modules.push(first(it))), /different title/],
    ['one lesson in a module', spoiled((it) => first(it).lessons.splice(1)), /modules\.0\.lessons/],
    [
      'seven lessons in a module',
      spoiled((it) => first(it).lessons.push('Four', 'Five', 'Six', 'Seven')),
      /modules\.0\.lessons/,
    ],
    [
      'a topic twice',
      spoiled((it) => first(it).topics.push(first(it).topics[0]?.toUpperCase() ?? '')),
      /repeat/,
    ],
    ['no outcomes', spoiled((it) => (it.learning_outcomes = [])), /learning_outcomes/],
    ['markup in a title', spoiled((it) => (first(it).title = '<b>Title</b>')), /plain text/],
    ['a link in a topic', spoiled((it) => (first(it).topics[0] = 'See https://example.com')), /plain text/],
    ['a title of 200 characters', spoiled((it) => (first(it).title = 'x'.repeat(200))), /modules\.0\.title/],
    ['an empty role', spoiled((it) => it.target_roles.push(' ')), /target_roles/],
  ])('with %s is refused with feedback', (_, value, feedback) => {
    expect(checkOutline(value)).toMatchObject({
      reason: 'malformed',
      feedback: expect.stringMatching(feedback),
    });
  });
});

const sentence = (at: number) => `Sample number ${at} is kept in drawer ${at} of the office.`;
const numbers = [1, 2, 3, 4];
const content = `<h2>One</h2><p>${words(100)}. ${sentence(1)} ${sentence(2)}</p><h2>Two</h2><p>${words(100)}. ${sentence(3)} ${sentence(4)}</p>`;
const choicesOf = (at: number) => [
  { text: `In drawer ${at}`, is_right: true, feedback: 'Yes.' },
  { text: 'On the windowsill', is_right: false, feedback: 'That is the plant.' },
  { text: 'Under the desk', is_right: false, feedback: 'That is the bin.' },
];
const question = (at: number): WrittenQuestion => ({
  kind: 'one',
  prompt: `Where is sample ${at}?`,
  choices: choicesOf(at),
  hint: 'Look for its number.',
  explanation: 'Each sample has its own drawer.',
  quote: sentence(at),
});
/** Questions about `content` that obey the rules. */
const questions = numbers.map(question);

function accepted(response: unknown) {
  const checked = checkLesson(response, place);
  return 'value' in checked ? checked.value : expect.fail(checked.feedback);
}
/** Returns HTML without the breaks between its elements, which blocks do not keep. */
const flat = (html: string): string => html.replaceAll('\n', '');
const checksOf = (response: unknown) =>
  placedBlocks(accepted(response)).flatMap((block) => (block.type === 'check' ? [block] : []));

describe('a lesson', () => {
  it('that is valid keeps its text, and has each check after the part that it rests on', () => {
    const { blocks, ...text } = accepted(lesson);
    expect(text.reasons).toEqual([]);
    expect(flat(text.content)).toBe(flat(lesson.content));
    expect(isDivided({ ...text, blocks })).toBe(true);
    let before = '';
    for (const block of placedBlocks({ ...text, blocks })) {
      if (block.type === 'text') before = block.html;
      if (block.type === 'check') expect(isQuoted(before, block.quote)).toBe(true);
    }
    expect(blocks?.at(-1)).toMatchObject({ type: 'exercise', minutes: 40 });
  });

  it('has blocks that can be published, with ids that no other lesson of the course has', () => {
    const ids = [0, 1, 2].flatMap((at) => {
      const here = { module: 1, lesson: at };
      const checked = checkLesson(composeLesson(facts, here), here);
      const blocks = 'value' in checked ? (checked.value.blocks ?? []) : expect.fail();
      expect(Blocks.safeParse(blocks).error).toBeUndefined();
      expect(checkBlocks(blocks)).toEqual({});
      return blocks.flatMap(({ type, id }) => (type === 'text' ? [] : [id]));
    });
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each<[string, unknown]>([
    ['only HTML', lesson.content],
    ['an object in place of text', { ...lesson, content: { html: 'x' } }],
  ])('of %s is refused', (_, response) => {
    expect(checkLesson(response, place)).toMatchObject({
      reason: 'malformed',
      feedback: 'The lesson was not text.',
    });
  });

  it.each<[string, string, string, RegExp]>([
    ['too few words', written(lessonSize.minWords - 10), 'malformed', /at least 150 words/],
    ['too many words', written(lessonSize.maxWords), 'too_long', /at most 4000 words/],
    ['far too many characters', written(100_000), 'too_long', /at most 4000 words/],
    ['no headings', `<p>${words(200)}</p><p>b</p>`, 'malformed', /two h2/],
    ['a script', `${content}<script>alert(1)</script>`, 'malformed', /<script>/],
    ['a handler', `${content}<p onclick="alert(1)">x</p>`, 'malformed', /onclick/],
    [
      'a handler on a tag that is removed',
      `${content}<div ONMOUSEOVER=alert(1)>x</div>`,
      'malformed',
      /onmouseover/,
    ],
    ['a javascript link', `${content}<a href=" jAvascript:alert(1)">x</a>`, 'malformed', /no web address/],
    ['a data link', `${content}<a href="data:text/html,x">x</a>`, 'malformed', /no web address/],
    ['a frame', `${content}<iframe src="https://example.com"></iframe>`, 'malformed', /<iframe>/],
    ['an image', `${content}<img src="https://example.com/x.png">`, 'malformed', /<img>/],
  ])('whose text has %s is refused', (_, value, reason, feedback) => {
    expect(withText(value)).toMatchObject({ reason, feedback: expect.stringMatching(feedback) });
  });

  it('loses links and layout elements but keeps their text', () => {
    const html = `${lesson.content}<div><p>See <a href="https://example.com">the guide</a>.</p></div>`;
    const { content: stored } = accepted({ ...lesson, content: html });
    expect(flat(stored)).toBe(flat(`${lesson.content}<p>See the guide.</p>`));
  });

  it('is never accepted with executable content', () => {
    const piece = fc.constantFrom(
      ...`<|>|"|'|/| |script|p|a|href=|javascript:|onload=|svg|x|<h2>|<blockquote>|&lt;`.split('|'),
    );
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const checked = withText(pieces.join('') + lesson.content + pieces.join(''));
        if (!('value' in checked)) return;
        accepted++;
        expect(checked.value.content).not.toMatch(/<script|<svg|<a |<[^>]*\son\w+=/i);
        expect(isDivided(checked.value)).toBe(true);
      }),
    );
    expect(accepted).toBeGreaterThan(10);
  });

  const long = 'x'.repeat(10_000);
  const withFeedback = (feedback: string) => choicesOf(1).map((choice) => ({ ...choice, feedback }));
  it.each<[string, object, RegExp]>([
    ['of an unknown kind', { kind: 'essay' }, /kind is not as requested/],
    ['without choices', { choices: undefined }, /choices is not/],
    ['with a script', { prompt: 'Where<script>attacked()</script>?' }, /plain text/],
    ['with markup in feedback', { choices: withFeedback('<img src=x onerror=attacked()>') }, /plain text/],
    ['with a link', { explanation: 'See https://example.com' }, /plain text/],
    ['with a prompt of 10,000 characters', { prompt: long }, /at most 4000/],
    ['with feedback of 10,000 characters', { choices: withFeedback(long) }, /at most 500/],
    ['with an invented quote', { quote: 'Samples are kept in the cellar.' }, /whole sentence/],
    ['that is asked already', question(2), /same as an earlier/],
    [
      'that is asked already, with other feedback',
      { ...question(2), choices: choicesOf(2).map((choice) => ({ ...choice, feedback: 'See the list.' })) },
      /same as an earlier/,
    ],
  ])('loses a question %s, and keeps the others', (_, change, why) => {
    const response = { content, checks: [...questions.slice(1), { ...question(1), ...change }] };
    expect(checksOf(response).map(({ prompt }) => prompt)).toEqual(
      questions.slice(1).map(({ prompt }) => prompt),
    );
    expect(accepted(response)).toMatchObject({ dropped: 1, reasons: [expect.stringMatching(why)] });
  });

  it('gives its own ids to questions and choices', () => {
    const checks = questions.map((each) => ({ ...each, id: 'same', type: 'text' }));
    const ids = checksOf({ content, checks }).map(({ id }) => id);
    expect(ids).toEqual(numbers.map((at) => `check-2-1-${at}`));
  });

  it.each<[string, unknown]>([
    ['no questions', undefined],
    ['too few questions', questions.slice(0, leastChecks - 1)],
    ['text in place of questions', 'questions'],
  ])('with %s is written again', (_, checks) => {
    expect(checkLesson({ content, checks }, place)).toMatchObject({
      reason: 'bad_questions',
      feedback: expect.stringMatching(/^The lesson needs at least 3 good questions; it had \d\./),
    });
  });

  const withLongKey = (at: number) => ({
    ...question(at),
    choices: choicesOf(at).map((choice) => ({
      ...choice,
      text: choice.is_right ? `${choice.text}, which has its number on a label` : choice.text,
    })),
  });

  it('has at most one question whose key is the longest choice', () => {
    const two = { content, checks: [withLongKey(1), withLongKey(2), question(3), question(4)] };
    expect(checksOf(two).map(({ prompt }) => prompt)).not.toContain('Where is sample 2?');
    expect(checkLesson({ content, checks: numbers.map(withLongKey) }, place)).toMatchObject({
      reason: 'bad_questions',
      feedback: expect.stringMatching(/the right choice is the longest/),
    });
  });

  it('of 20 questions keeps the first eight, without long keys among these', () => {
    const other = (each: WrittenQuestion, at: number) => ({ ...each, prompt: `${each.prompt} (${at})` });
    const long = [1, 2, 3, 4, 1, 2].map(withLongKey);
    const fair = Array.from({ length: 14 }, (_, at) => question((at % 4) + 1));
    const response = { content, checks: [...long, ...fair].map(other) };
    expect(checksOf(response).map(({ prompt }) => prompt)).toEqual([
      'Where is sample 1? (0)',
      'Where is sample 1? (6)',
      'Where is sample 2? (7)',
    ]);
    expect(accepted(response)).toMatchObject({
      dropped: 17,
      reasons: [
        'In 5 questions too many, the right choice is the longest.',
        'There were 12 questions more than the 8 that can be kept.',
      ],
    });
  });

  it.each<[string, object]>([
    ['without a solution', { solution: '' }],
    ['of no time', { minutes: 0 }],
    ['with a script', { task: '<p>Try it</p><script>attacked()</script>' }],
    ['with markup in its title', { title: '<b>Try it</b>' }],
    ['of 30,000 characters', { task: `<p>${'x'.repeat(30_000)}</p>` }],
  ])('loses an exercise %s', (_, change) => {
    const { blocks, ...rest } = accepted({ ...lesson, exercise: { ...lesson.exercise, ...change } });
    expect(blocks?.filter(({ type }) => type === 'exercise')).toEqual([]);
    expect(rest).toMatchObject({ dropped: 0, reasons: ['The exercise could not be used.'] });
  });
});

describe('the questions of a module', () => {
  const lessonOf = (lesson_number: number, html: string) => ({
    lesson_number,
    lesson_title: '',
    content: html,
  });
  const module = { at: 0, lessons: [lessonOf(1, content), lessonOf(2, '<p>This is about nothing.</p>')] };
  const five = [...questions, { ...question(1), prompt: 'Which drawer has sample 1?' }];

  it('are accepted if enough of them are good', () => {
    const elsewhere = [2, 3].map((number) => ({ ...question(2), lesson: number, prompt: 'Which drawer?' }));
    expect(checkQuestions({ questions: [...five, ...elsewhere] }, module)).toMatchObject({
      value: {
        questions: five.map(({ prompt }) => ({ prompt })),
        dropped: 2,
        reasons: [expect.stringMatching(/whole sentence/), expect.stringMatching(/no lesson/)],
      },
    });
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', five],
    ['an object of text', { questions: 'none' }],
    ['too few', { questions }],
  ])('are written again if there is %s', (_, response) => {
    expect(checkQuestions(response, module)).toMatchObject({
      reason: 'bad_questions',
      feedback: expect.stringMatching(/^The module needs at least 5 good questions; it had [04]/),
    });
  });
});
