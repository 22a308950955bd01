import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPrompt } from './prompt-check.ts';
import { type PromptCriterion, promptCriteria } from './prompt-criteria.ts';

const resultOf = (prompt: string, criterion: PromptCriterion) => {
  const [result] = checkPrompt(prompt, [criterion]);
  return result ?? expect.fail();
};
const seenIn = (prompt: string, criterion: PromptCriterion): string | null =>
  resultOf(prompt, criterion).seen;

/** Prompts with the words that meet a criterion. */
const good: Readonly<Record<Exclude<PromptCriterion, 'privacy'>, readonly (readonly [string, string])[]>> = {
  audience: [
    ['Explain the refund policy for a new cashier.', 'for a new cashier'],
    ['Summarize the notes for our volunteers.', 'for our volunteers'],
    ['Write an email to the customers affected by the delay.', 'to the customers'],
    [
      'Summarize this report for a busy, skeptical manager who has two minutes.',
      'for a busy, skeptical manager',
    ],
    ['Explain photosynthesis to a 10-year-old.', 'to a 10-year-old'],
    ['Rewrite it so that a new hire understands it.', 'that a new hire understands'],
    ['Audience: nurses on the night shift', 'Audience: nurses on the night shift'],
    ['The readers are parents of first graders. Be kind.', 'The readers are parents of first graders'],
    ['Draft a notice for\nall tenants\n\nUse only the notes below.', 'for\nall tenants'],
    ['Put it in layman’s terms.', 'layman’s terms'],
    ['My manager will read this on a phone.', 'My manager will read'],
    ['Write instructions aimed at people without a technical background', 'aimed at people'],
    ['Summarize the plan for the team lead.', 'for the team lead'],
    ['Write it for non-technical staff, in plain words', 'for non-technical staff'],
    ['The summary is for Dana, who runs the warehouse.', 'for Dana, who runs the warehouse'],
    ['It should be readable by someone with no legal training.', 'readable by someone'],
    ['Explain to a beginner what an index is.', 'to a beginner'],
    ['Use plain words so my grandmother can understand it.', 'so my grandmother can understand'],
  ],
  form: [
    ['Return the fields as JSON.', 'as JSON'],
    ['Give me a table with the columns Site and Cost.', 'Give me a table'],
    ['Answer in three short bullets.', 'in three short bullets'],
    ['Write a short email to the customer.', 'Write a short email'],
    ['Use headings for each site.', 'Use headings'],
    ['List the risks, one per line.', 'List the'],
    ['Read the complaint. Then list every promise.', 'list every'],
    ['Format: one line per order', 'Format: one line per order'],
    ['Turn the paragraph into a numbered list.', 'into a numbered list'],
    ['Return only valid JSON with the keys name and date.', 'Return only valid JSON'],
    ['Reply in one paragraph.', 'in one paragraph'],
    ['Make a two-column table of the tasks', 'Make a two-column table'],
    ['The output must be a table: Item, Cost.', 'must be a table'],
    ['Output: JSON', 'Output: JSON'],
    ['Answer with yes or no.', 'Answer with yes or no'],
  ],
  length: [
    ['Use at most 80 words.', 'at most 80 words'],
    ['Write two short sentences.', 'two short sentences'],
    ['Answer in one paragraph.', 'one paragraph'],
    ['Keep it under a hundred words', 'under a hundred words'],
    ['Write a 100-word summary.', '100-word'],
    ['Between 3 and 5 bullets, please.', 'Between 3 and 5 bullets'],
    ['Summarize it in a single sentence.', 'a single sentence'],
    ['Make it no longer than half a page.', 'no longer than half a page'],
    ['Give me five subject lines.', 'five subject lines'],
    ['Word limit: 150', 'Word limit: 150'],
    ['2–3 sentences', '2–3 sentences'],
    ['Return 1,000 characters at most', '1,000 characters'],
    ['Three bullets, 15 words each', 'Three bullets'],
    ['Use no more than 8 rows.', 'no more than 8 rows'],
  ],
  source: [
    ['Use only the facts in the notes below.', 'Use only the facts'],
    ['Only use the policy below.', 'Only use the policy'],
    ['Base the answer only on the transcript.', 'answer only on the transcript'],
    ['Do not add facts.', 'Do not add facts'],
    ['Don’t use outside knowledge.', 'Don’t use outside knowledge'],
    ['Summarize the meeting notes.', 'Summarize the meeting notes'],
    ['According to the handbook, when may I leave?', 'According to the handbook'],
    ['Summarize the following email for a manager.', 'Summarize the following email'],
    ['Answer from the text between the tags.', 'the text between'],
    ['Do not make anything up.', 'Do not make anything up'],
    ['Stick to the notes.', 'Stick to the notes'],
    ['Rely only on what is in this message', 'Rely only on what is in this message'],
    ['Use only the handbook pages below.', 'Use only the handbook pages'],
  ],
  silence: [
    ['If the notes do not say, write "not stated".', 'If the notes do not say, write "not stated"'],
    ['Leave the cell blank if there is no date.', 'Leave the cell blank'],
    [
      'If the policy does not cover it, say that you do not know.',
      'If the policy does not cover it, say that you do not know',
    ],
    ['Write “unknown” for a missing price.', 'Write “unknown'],
    ['If the answer is not in the text, ask me.', 'If the answer is not in the text, ask me'],
    ['Ask me if the transcript does not mention a date.', 'Ask me if the transcript does not mention a date'],
    ['When a value is missing, use null.', 'When a value is missing, use null'],
    ['Say so if you are not sure.', 'Say so if you are not sure'],
    [
      'If a cause isn’t stated, write “cause not stated”.',
      'If a cause isn’t stated, write “cause not stated”',
    ],
    ['If unsure, ask.', 'If unsure, ask'],
    ['If the pages do not answer it, write a dash.', 'If the pages do not answer it, write a dash'],
    ['If it’s not in the document, say so.', 'If it’s not in the document, say so'],
    [
      'Anything missing from the notes should be marked [missing].',
      'Anything missing from the notes should be marked [missing]',
    ],
    ['Flag missing information instead of guessing.', 'Flag missing information instead of guessing'],
    [
      'Mark anything the notes do not mention with a question mark.',
      'Mark anything the notes do not mention with a question mark',
    ],
    ['If there is no due date, leave the cell out.', 'If there is no due date, leave the cell out'],
    ['If something is unclear, list it under Questions.', 'If something is unclear, list it under Questions'],
  ],
};

/** Prompts that a naive rule takes for good ones. */
const bad: Readonly<Record<Exclude<PromptCriterion, 'privacy'>, readonly string[]>> = {
  audience: [
    'Summarize the notes, for example in a table.',
    'Update the file for the customer number 12.',
    'Write an agenda for the team meeting.',
    'According to the manager, sales are down. Why?',
    'We are looking for a manager. Write the posting.',
    'Find the total for the customer’s account.',
    'Look up the deadline for Monday.',
    'The complaint was sent to the manager. Summarize it.',
    'Summarize what the audience said.',
    'Write it for the newsletter.',
    'Compare it to the employee handbook.',
    'For example, a customer who pays late gets a reminder.',
    'I need to help the customer.',
    'Summarize the complaints of readers who called.',
    'List the mistakes that a customer could make.',
  ],
  form: [
    'Summarize this email.',
    'Read the table below and find the mistake.',
    'What is wrong in the list above?',
    'Write a summary of the email.',
    'Use the table.',
    'Shorten the three paragraphs below.',
    'Write a reply to this letter.',
    'Find the list price.',
    'Is it in the JSON?',
    'Write well and keep it short.',
    'Check the numbered list above.',
  ],
  length: [
    'Keep it short.',
    'Shorten the three paragraphs below.',
    'See page 3.',
    'Summarize the attached 500-word article.',
    'Use 12 months of data.',
    'The customer wrote 200 words.',
    'Use a table with 3 columns.',
    'It took two days.',
    'Read the first two sentences.',
    'Be brief, but complete.',
  ],
  source: [
    'Write about refunds.',
    'Use only short words.',
    'Return only a table.',
    'Do not use personal information.',
    'Explain the source of the problem.',
    'Write in the form of a poem.',
    'Use the email address.',
    'Never use jargon.',
    'Use the page numbers.',
    'Write two pages.',
  ],
  silence: [
    'If the customer has not paid, write a reminder.',
    'Do not guess.',
    'Leave out the greeting.',
    'Say nothing about prices.',
    'If it rains, say so.',
    'If the customer does not answer, call again and say why.',
    'If a customer does not know the number, tell them.',
    'Do not say when the store opens.',
    'Write that the store is not open.',
    'Answer all questions that are not spam.',
  ],
};

describe.each(Object.entries(good))('the criterion %s', (criterion, prompts) => {
  it.each(prompts)('is met by %j with its words', (prompt, seen) => {
    expect(seenIn(prompt, criterion as PromptCriterion)).toBe(seen);
  });
});

describe.each(Object.entries(bad))('the criterion %s', (criterion, prompts) => {
  it.each(prompts)('is not met by %j', (prompt) => {
    expect(seenIn(prompt, criterion as PromptCriterion)).toBeNull();
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

describe('the check', () => {
  it('says which words it saw, and what is missing, in the order of the criteria', () => {
    expect(checkPrompt('Explain it for a\n new cashier', ['length', 'audience', 'privacy'])).toEqual([
      {
        criterion: 'length',
        is_met: false,
        seen: null,
        sentence: 'Names no length. Give a number, such as “at most 80 words”.',
      },
      {
        criterion: 'audience',
        is_met: true,
        seen: 'for a\n new cashier',
        sentence: 'Names a reader: “for a new cashier”',
      },
      {
        criterion: 'privacy',
        is_met: true,
        seen: null,
        sentence: 'Has no email address, phone number, Social Security number, or card number',
      },
    ]);
  });

  const fragments = fc.constantFrom(
    ...Object.values(good).flatMap((prompts) => prompts.map(([prompt]) => prompt)),
    ...Object.values(bad).flat(),
    ' ',
    '\n',
    'for a ',
    'if the notes do not ',
    'at most 80',
    '@',
    '555-',
    '4111 ',
    '“',
  );
  const prompts = fc.array(fc.oneof(fragments, fc.string({ unit: 'grapheme' })), { maxLength: 12 });

  it('never throws, and shows only words of the prompt', () => {
    fc.assert(
      fc.property(prompts, (parts) => {
        const prompt = parts.join('');
        const results = checkPrompt(prompt, promptCriteria);
        expect(results.map(({ criterion }) => criterion)).toEqual(promptCriteria);
        for (const { criterion, is_met, seen } of results) {
          expect(is_met).toBe((seen !== null) !== (criterion === 'privacy'));
          if (seen !== null) expect(prompt).toContain(seen);
        }
      }),
    );
  });

  it.each([
    'a',
    '1',
    ' ',
    'a@',
    '1-',
    '1 ',
    'for a ',
    'for the new ',
    'if the ',
    'do not add ',
    'in a ',
    'if it is not, ',
    '“',
    'at most 1 ',
  ])('ends soon for a long prompt of %j', (part) => {
    // A pattern that is not linear takes hours.
    expect(checkPrompt(part.repeat(100_000), promptCriteria)).toHaveLength(promptCriteria.length);
  });
});
