import { CheckView } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { checkOf, judgeSample, untouched } from '../../samples/blocks.ts';
import { inColumn } from '../../samples/decorators.tsx';
import { longText } from '../../samples/text.ts';
import type { Page } from '../playFunctions.ts';
import { WorkKeeper } from './WorkKeeper.tsx';

const meta = preview.meta({
  title: 'Screens/Learning/CheckView',
  component: CheckView,
  args: {
    block: checkOf('one'),
    state: untouched,
    onWorkChange: fn(),
    onRetry: fn(),
    judge: fn(),
  },
  render: ({ block, state, onWorkChange, ...args }) => (
    <WorkKeeper state={state} onWorkChange={onWorkChange}>
      {(kept, change) => (
        <CheckView
          {...args}
          block={block}
          state={kept}
          onWorkChange={change}
          judge={(answer) => judgeSample(block.id, answer)}
        />
      )}
    </WorkKeeper>
  ),
  decorators: [inColumn],
  parameters: {
    usage: {
      status: 'new',
      use: ['A question in a lesson, which the learner can try as often as needed.'],
      avoid: [
        { when: 'The learner writes more than a short text.', instead: 'Screens/Learning/ExerciseView' },
        { when: 'The block is part of a lesson.', instead: 'Screens/Learning/LessonBlocks' },
      ],
      keyboard: [
        { keys: 'Arrow keys', does: 'Choose one of the answers.', test: 'One' },
        { keys: 'Space', does: 'Chooses or drops an answer, or marks a sentence.', test: 'Several' },
        { keys: 'Enter on Move up or Move down', does: 'Moves an item.', test: 'Order' },
        {
          keys: 'Tab',
          does: 'Moves from item to item, each with a list of matches or groups.',
          test: 'Match',
        },
        {
          keys: 'Enter on Check answer',
          does: 'Judges the answer and announces the verdict.',
          test: 'Number',
        },
        { keys: 'Enter on Show a hint', does: 'Opens the hint, which takes focus.', test: 'One' },
      ],
      accessibility: [
        'A region whose name is the question.',
        'The verdict is announced after the learner asked for it, not when the page loads.',
        'Feedback is an icon, a word, and the description of the control that it belongs to.',
        'Without an answer, focus moves to the first control that is empty.',
      ],
    },
  },
});

/** Moves focus with Tab to the button and presses it. */
async function press({ canvas, userEvent }: Page, name: string): Promise<void> {
  const button = canvas.getByRole('button', { name });
  for (let tabs = 0; tabs < 12 && document.activeElement !== button; tabs += 1) await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}

const check = (page: Page) => press(page, 'Check answer');

async function expectVerdict({ canvas }: Page, text: string): Promise<void> {
  const [verdict] = canvas.getAllByRole('status').filter(({ textContent }) => textContent === text);
  await expect(verdict).toBeVisible();
}

/** No answer, a wrong one with a hint and the explanation, and the right one. */
export const One = meta.story({
  play: async (page) => {
    const { args, canvas, userEvent } = page;
    await check(page);
    await expectVerdict(page, 'Choose an answer first.');
    await expect(args.onWorkChange).not.toHaveBeenCalled();
    const wrong = canvas.getByRole('radio', { name: 'It looks the answer up' });
    const right = canvas.getByRole('radio', { name: 'It predicts the next token' });
    const radios = canvas.getAllByRole('radio');
    await expect(radios[0]).toHaveFocus();
    wrong.focus();
    await userEvent.keyboard(' ');
    await check(page);
    await expectVerdict(page, 'Not yet.');
    await expect(wrong).toHaveAccessibleDescription('Not right. It has no list of answers.');
    await press(page, 'Show a hint');
    await expect(canvas.getByRole('note', { name: 'Hint' })).toHaveFocus();
    await press(page, 'Show the explanation');
    await expect(canvas.getByRole('note', { name: 'Explanation' })).toHaveFocus();
    wrong.focus();
    for (let presses = 0; presses < radios.length && document.activeElement !== right; presses += 1)
      await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.queryByText('Not yet.')).not.toBeInTheDocument();
    await expect(args.onWorkChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ answer: { kind: 'choices', ids: ['b'] }, is_checked: false }),
    );
    await check(page);
    await expectVerdict(page, 'Right.');
    await expect(right).toHaveAccessibleDescription('Right. One token at a time.');
    await expect(canvas.getByRole('note', { name: 'Explanation' })).toHaveTextContent(
      'From the lesson: “A language model predicts the next token.”',
    );
  },
});

export const Several = meta.story({
  args: { block: checkOf('several') },
  play: async (page) => {
    const { canvas, userEvent } = page;
    const choose = async (name: string) => {
      canvas.getByRole('checkbox', { name }).focus();
      await userEvent.keyboard(' ');
    };
    await choose('The role');
    await check(page);
    await expectVerdict(page, 'Not yet. All that you chose is right, but you missed 1 choice.');
    await choose('Your password');
    await check(page);
    await expectVerdict(page, 'Not yet. 1 of your 2 choices is right. You missed 1 choice.');
    await choose('Your password');
    await choose('The task');
    await check(page);
    await expectVerdict(page, 'Right.');
  },
});

export const Order = meta.story({
  args: { block: checkOf('order') },
  play: async (page) => {
    const { canvas, userEvent } = page;
    await check(page);
    await expectVerdict(page, 'Put the items in order first.');
    const raise = async (name: string) => {
      for (let moves = 0; moves < 2; moves += 1) {
        const button = canvas.getByRole('button', { name: `Move ${name} up` });
        if (button.matches(':disabled')) return;
        button.focus();
        await userEvent.keyboard('{Enter}');
      }
    };
    await raise('Read the answer');
    await check(page);
    await expect(canvas.getAllByText('Not right.')).not.toHaveLength(0);
    await raise('Write the prompt');
    await check(page);
    await expectVerdict(page, 'Right.');
  },
});

/** Chooses an option of a native list, which simulated keys do not change. */
async function choose({ canvas, userEvent }: Page, name: string, option: string): Promise<void> {
  const list = canvas.getByRole('combobox', { name });
  list.focus();
  await userEvent.selectOptions(list, option);
}

export const Match = meta.story({
  args: { block: checkOf('match') },
  play: async (page) => {
    const { canvas, userEvent } = page;
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Token' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Prompt' })).toHaveFocus();
    await choose(page, 'Token', 'A kind of computer');
    await check(page);
    await expectVerdict(page, 'Choose a match for every item first.');
    const prompt = canvas.getByRole('combobox', { name: 'Prompt' });
    await expect(prompt).toHaveFocus();
    await choose(page, 'Prompt', 'What you ask');
    await check(page);
    await expectVerdict(page, 'Not yet. 1 of 2 matches is right.');
    await choose(page, 'Token', 'A piece of a word');
    await check(page);
    await expectVerdict(page, 'Right.');
  },
});

export const Sort = meta.story({
  args: { block: checkOf('sort') },
  play: async (page) => {
    await choose(page, 'A public report', 'Safe to share');
    await choose(page, 'A press release', 'Safe to share');
    await choose(page, 'A customer’s address', 'Safe to share');
    await check(page);
    await expectVerdict(page, 'Not yet. 2 of 3 items are in the right group.');
    await expect(
      page.canvas.getByRole('combobox', { name: 'A customer’s address' }),
    ).toHaveAccessibleDescription('Not right. It is personal data.');
    await choose(page, 'A customer’s address', 'Not safe to share');
    await check(page);
    await expectVerdict(page, 'Right.');
  },
});

export const Number = meta.story({
  args: { block: checkOf('number') },
  play: async (page) => {
    const { canvas, userEvent } = page;
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Your answer in tokens' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.keyboard('30');
    await check(page);
    await expectVerdict(page, 'Not yet. That is the number of words. Multiply it by four thirds.');
    field.focus();
    await userEvent.clear(field);
    await userEvent.keyboard('40');
    await check(page);
    await expectVerdict(page, 'Right.');
  },
});

/** The model answer stays open while the learner improves the text. */
export const Short = meta.story({
  args: { block: checkOf('short') },
  play: async (page) => {
    const { canvas, userEvent } = page;
    await press(page, 'Compare with a model answer');
    await expectVerdict(page, 'Write your answer first.');
    await expect(canvas.getByRole('textbox', { name: 'Your answer' })).toHaveFocus();
    await userEvent.keyboard('Summarize the report.');
    await press(page, 'Compare with a model answer');
    await expectVerdict(page, 'Compare your answer with the model answer below.');
    canvas.getByRole('textbox', { name: 'Your answer' }).focus();
    await userEvent.keyboard(' In five sentences.');
    await expect(canvas.getByRole('note', { name: 'Model answer' })).toBeVisible();
  },
});

export const Mark = meta.story({
  args: { block: checkOf('mark') },
  play: async (page) => {
    const { canvas, userEvent } = page;
    const mark = async (name: string) => {
      canvas.getByRole('checkbox', { name }).focus();
      await userEvent.keyboard(' ');
    };
    await mark('The sample shop opened in 2019.');
    await check(page);
    await expectVerdict(page, 'Not yet. Your only choice is not right. You missed 1 sentence.');
    await mark('The sample shop opened in 2019.');
    await mark('It sells lamps and chairs.');
    await check(page);
    await expectVerdict(page, 'Right.');
  },
});

/** The verdict counts what is missing. Only the explanation names it, until the learner marks it. */
export const MarkMissed = meta.story({
  args: { block: checkOf('mark') },
  play: async (page) => {
    const { canvas, userEvent } = page;
    canvas.getByRole('checkbox', { name: 'The sample shop opened in 2019.' }).focus();
    await userEvent.keyboard(' ');
    await check(page);
    if (canvas.queryByRole('button', { name: 'Show a hint' })) await press(page, 'Show a hint');
    await expect(canvas.queryByText(/No chairs in the source/)).not.toBeInTheDocument();
    await press(page, 'Show the explanation');
    const explanation = canvas.getByRole('note', { name: 'Explanation' });
    await expect(explanation).toHaveFocus();
    await expect(explanation).toHaveTextContent(
      'Sentences that you have not marked:It sells lamps and chairs. No chairs in the source.',
    );
    canvas.getByRole('checkbox', { name: 'It sells lamps and chairs.' }).focus();
    await userEvent.keyboard(' ');
    await expect(explanation).not.toHaveTextContent('have not marked');
  },
});

/** A checked answer of an earlier visit. Its verdict is on the page, but it is not announced and takes no focus. */
export const CheckedEarlier = meta.story({
  args: {
    state: {
      ...untouched,
      saving: 'saved',
      work: { answer: { kind: 'choices', ids: ['a'] }, is_checked: true, ticked: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not yet.')).toBeVisible();
    for (const status of canvas.getAllByRole('status')) await expect(status).toBeEmptyDOMElement();
    await expect(document.body).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    block: {
      ...checkOf('one'),
      prompt: longText,
      task: {
        kind: 'one',
        choices: ['a', 'b'].map((id) => ({ id, text: `${longText} \`${id.repeat(60)}\`` })),
      },
    },
  },
});
