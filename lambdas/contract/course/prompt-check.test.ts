import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodPrompts } from './matching-prompts.ts';
import { badPrompts } from './misleading-prompts.ts';
import { type CheckedLab, checkPrompt } from './prompt-check.ts';
import { type PromptCriterion, promptCriteria } from './prompt-criteria.ts';

type Case = CheckedLab['cases'][number];

const caseWith = (values: Partial<Case>): Case => ({
  input: 'A note.',
  must_contain: [],
  is_json: false,
  max_words: 0,
  ...values,
});
const resultOf = (prompt: string, criterion: PromptCriterion, ...cases: Case[]) => {
  const [result] = checkPrompt(prompt, { criteria: [criterion], cases });
  return result ?? expect.fail();
};

describe.each(Object.entries(goodPrompts))('the criterion %s', (criterion, prompts) => {
  it.each(prompts)('is met by %j with its words', (prompt, seen) => {
    expect(resultOf(prompt, criterion as PromptCriterion).seen).toBe(seen);
  });
});

describe.each(Object.entries(badPrompts))('the criterion %s', (criterion, prompts) => {
  it.each(prompts)('is not met by %j', (prompt) => {
    expect(resultOf(prompt, criterion as PromptCriterion).seen).toBeNull();
  });
});

describe('the rules of the cases decide', () => {
  const json = caseWith({ is_json: true });
  const silent = caseWith({ must_contain: ['Not stated in the document', 'Section 4'] });
  const short = [caseWith({ max_words: 90 }), caseWith({ max_words: 70 }), caseWith({})];

  it.each<[prompt: string, criterion: PromptCriterion, cases: Case[], seen: string | null]>([
    ['Give me a table.', 'form', [json], null],
    ['Give me a table, or rather JSON only.', 'form', [json, caseWith({})], 'JSON only'],
    ['Do not return JSON. Use bullets.', 'form', [json], null],
    ['Answer like this: {"part": null}', 'form', [json], '{"part"'],
    ['Return JSON.', 'form', [caseWith({})], 'Return JSON'],
    ['At most 200 words.', 'length', short, null],
    ['At most 71 words.', 'length', short, null],
    ['Between 50 and 1,000 words.', 'length', short, null],
    ['At most 70 words.', 'length', short, 'At most 70 words'],
    ['A 60-word answer.', 'length', short, '60-word'],
    ['Two sentences.', 'length', short, 'Two sentences'],
    ['If the policy does not say, say so.', 'silence', [silent], null],
    ['The policy does not say.', 'silence', [silent], null],
    ['If the pages are silent, write “Not stated”.', 'silence', [silent], null],
    ['Do not write Not stated in the document.', 'silence', [silent], null],
    [
      'If the pages are silent, say so. Write exactly:\n“not  stated in the document”',
      'silence',
      [silent],
      'Write exactly:\n“not  stated in the document”',
    ],
    // The words are in the material, so they are no answer about what it lacks.
    [
      'If the note does not say, ask me.',
      'silence',
      [caseWith({ input: 'The price is unknown.', must_contain: ['unknown'] })],
      'If the note does not say, ask me',
    ],
    ['If there is no day, leave it out.', 'silence', [caseWith({ must_contain: ['null'] })], null],
    [
      'The fields are part and day (or null).',
      'silence',
      [caseWith({ must_contain: ['null'] })],
      'part and day (or null)',
    ],
  ])('of %j for the criterion %s', (prompt, criterion, cases, seen) => {
    expect(resultOf(prompt, criterion, ...cases).seen).toBe(seen);
  });
});

describe('privacy', () => {
  it.each([
    ['Write to pat.sample@company.example.co about it.', 'pat.sample@company.example.co'],
    ['Call (202) 456-1111 first', '(202) 456-1111'],
    ['Call 202-456-1111.', '202-456-1111'],
    ['Call +44 20 7946 0958.', '+44 20 7946 0958'],
    ['Her number is 078-05-1120.', '078-05-1120'],
    ['Card 4111 1111 1111 1111, please', '4111 1111 1111 1111'],
    ['Card 378282246310005', '378282246310005'],
  ])('is not met by %j', (prompt, seen) => {
    expect(resultOf(prompt, 'privacy')).toMatchObject({ is_met: false, seen });
  });

  it.each([
    'Write to the customer at [email address].',
    'Write to pat@example.com.',
    'Call 202-555-0123.',
    'Order 4111 1111 1111 1112 is late.',
    'Order 1234567890 is late.',
    'It happened on 2026-11-30 at 10:15.',
    'Case 000-12-3456 is closed.',
    'Mention @support in the post.',
    '0000 0000 0000 0000',
    '$1,000,000.00 for 365 days',
  ])('is met by %j', (prompt) => {
    expect(resultOf(prompt, 'privacy')).toMatchObject({ is_met: true, seen: null });
  });
});

describe('the sentences', () => {
  it('show the words, or say what the check looked for, in the order of the criteria', () => {
    const lab = { criteria: ['length', 'audience', 'privacy'] as const, cases: [] };
    expect(checkPrompt('Explain it for a\n new cashier', lab)).toEqual([
      {
        criterion: 'length',
        is_met: false,
        seen: null,
        sentence: 'No phrase found that gives a length. Give a number of words, sentences, or lines.',
      },
      {
        criterion: 'audience',
        is_met: true,
        seen: 'for a\n new cashier',
        sentence: 'Seems to name the reader: “for a new cashier”',
      },
      {
        criterion: 'privacy',
        is_met: true,
        seen: null,
        sentence:
          'No email address, phone number, Social Security number, or card number found. The check does not know names.',
      },
    ]);
  });

  it('cut long words after a word, with an ellipsis', () => {
    const prompt = `If the notes do not say, write “not stated” and ${'then go on '.repeat(20)}`;
    expect(resultOf(prompt, 'silence').sentence).toMatch(
      /: “If the notes do not say, .{60,90} (?:then|go|on) …”$/,
    );
  });

  it.each<[PromptCriterion, Case[]]>([
    ['source', []],
    ['form', [caseWith({ is_json: true })]],
    ['length', [caseWith({ max_words: 70 })]],
    ['silence', []],
    ['silence', [caseWith({ must_contain: ['null'] })]],
    ['silence', [caseWith({ must_contain: ['Not stated in the document'] })]],
  ])('give an example for the criterion %s that meets it', (criterion, cases) => {
    const [, example = expect.fail()] =
      /such as “(.*)”\.$/.exec(resultOf('', criterion, ...cases).sentence) ?? [];
    expect(resultOf(example, criterion, ...cases)).toMatchObject({ is_met: true });
  });
});

describe('any prompt', () => {
  const fragments = fc.constantFrom(
    ...Object.values(goodPrompts).flatMap((prompts) => prompts.map(([prompt]) => prompt)),
    ...Object.values(badPrompts).flat(),
    ' ',
    '\n',
    'for a ',
    'if the notes do not ',
    'at most 80',
    '@',
    '555-',
    '4111 ',
    '“',
    'é',
  );
  const wholeSentences = Object.values(badPrompts)
    .flat()
    .filter((prompt) => /[.!?]$/.test(prompt));
  const prompts = fc.array(fc.oneof(fragments, fc.string({ unit: 'grapheme' })), { maxLength: 12 });
  const labs = fc.constantFrom<Case[]>(
    [],
    [caseWith({ is_json: true, max_words: 70, must_contain: ['Not stated in the document'] })],
  );
  const isInWord = (text: string, place: number): boolean =>
    place > 0 && /^[\p{L}\p{N}]{2}/u.test(text.slice(place - 1, place + 1));

  it('is checked without an error, and each quote is a part of it that cuts no word', () => {
    fc.assert(
      fc.property(prompts, labs, (parts, cases) => {
        const prompt = parts.join('');
        const results = checkPrompt(prompt, { criteria: promptCriteria, cases });
        expect(results.map(({ criterion }) => criterion)).toEqual(promptCriteria);
        for (const { criterion, is_met, seen } of results) {
          expect(is_met).toBe((seen !== null) !== (criterion === 'privacy'));
          if (seen === null) continue;
          const places = Array.from({ length: prompt.length }, (_, at) => at).filter((at) =>
            prompt.startsWith(seen, at),
          );
          expect(places).not.toEqual([]);
          if (criterion === 'privacy') continue;
          const isWhole = places.some((at) => !isInWord(prompt, at) && !isInWord(prompt, at + seen.length));
          expect(isWhole).toBe(true);
          expect(Array.from(seen).length).toBeLessThanOrEqual(120);
        }
      }),
    );
  });

  it('with private data is found, whatever is around it', () => {
    const secrets = fc.constantFrom(
      'pat@company.example.co',
      '202-456-1111',
      '078-05-1120',
      '4111 1111 1111 1111',
    );
    const clean = fc.array(fc.constantFrom(...wholeSentences), { maxLength: 6 });
    fc.assert(
      fc.property(clean, secrets, clean, (before, secret, after) => {
        const prompt = [...before, secret, ...after].join(' ');
        expect(resultOf(prompt, 'privacy')).toMatchObject({ is_met: false, seen: secret });
      }),
    );
  });

  it.each([
    'a',
    '1',
    ' ',
    '\n',
    '"',
    'a@',
    '1-',
    '1 ',
    'for a ',
    'for the new ',
    'if the ',
    'if it is not there\n',
    'do not add ',
    'nothing a ',
    'in a ',
    'if it is not, ',
    'write null ',
    'write a list ',
    '“',
    'at most 1 ',
    '200 words ',
  ])('of many times %j is checked soon', (part) => {
    // A pattern that is not linear takes hours.
    const cases = [caseWith({ is_json: true, max_words: 70, must_contain: ['Not stated'] })];
    const results = checkPrompt(part.repeat(100_000), { criteria: promptCriteria, cases });
    expect(results).toHaveLength(promptCriteria.length);
  });
});
