import { PlanQuestions, type PlanQuestionsProps, Stack } from '@redwhiteandcode/design-system';
import { unknownPlan } from '@redwhiteandcode/contract/reimbursement/plan-answers.ts';
import { planTermGroups } from '@redwhiteandcode/contract/reimbursement/plan-term-fields.ts';
import { planQuestions } from '@redwhiteandcode/contract/reimbursement/policy.ts';
import { planValuesOf } from '@redwhiteandcode/contract/reimbursement/plan-rules.ts';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';

function StatefulQuestions(props: PlanQuestionsProps) {
  const [values, setValues] = useState(props.values);
  return (
    <Stack gap={24}>
      <PlanQuestions
        {...props}
        values={values}
        onChange={(part) => {
          props.onChange(part);
          setValues({ ...values, ...part });
        }}
      />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Screens/Reimbursement/PlanQuestions',
  component: PlanQuestions,
  args: {
    questions: planQuestions,
    terms: planTermGroups,
    values: planValuesOf(unknownPlan),
    onChange: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['The questions about an employer’s plan, before paying and in the form of a toolkit.'],
      avoid: [{ when: 'You show what the answers mean.', instead: 'Screens/Reimbursement/PolicyChecklist' }],
      keyboard: [{ keys: 'Arrow keys', does: 'Choose an answer.', test: 'Default' }],
      accessibility: ['Each question is the legend of its answers.'],
    },
  },
  decorators: [inColumn],
  render: (args) => <StatefulQuestions {...args} />,
});

/** A plan that pays by letter asks for the percent of each. */
export const PaysByLetter = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const measure = within(canvas.getByRole('radiogroup', { name: 'How does the plan measure success?' }));
    await userEvent.click(
      measure.getByRole('radio', { name: 'By a minimum letter grade, such as C or better' }),
    );
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: /^The lowest letter that the plan pays for/ }),
      'C, from 73 percent',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ least_letter: 'C' });
    await expect(
      canvas.getByRole('textbox', { name: /^Percent of the price that the plan pays/ }),
    ).toHaveValue('100');
    await userEvent.click(measure.getByRole('radio', { name: 'By a scale that pays by letter' }));
    const letters = within(canvas.getByRole('group', { name: /^Percent of the price for each letter/ }));
    await expect(letters.getAllByRole('textbox')).toHaveLength(8);
    await userEvent.type(letters.getByRole('textbox', { name: /^C−, from 70/ }), '0');
    await expect(args.onChange).toHaveBeenLastCalledWith({ 'paid_C−': '0' });
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('radio', { name: 'I don’t know' });
    first?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ has_plan: 'no' });
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(1);
  },
});

/** Rare terms are closed until the learner asks for them. */
export const MoreTerms = meta.story({
  args: { values: planValuesOf({ ...unknownPlan, has_plan: 'yes', repays_on_leaving: 'yes' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(6);
    const more = canvas.getByRole('button', { name: /^More terms of the plan/ });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Months in which it is paid back after leaving' }),
      '12',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ terms_repays_months: '12' });
    await expect(canvas.getByRole('button', { name: 'More terms of the plan 1 answered' })).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Other terms for graduate courses?' }),
      'Yes, perhaps to me',
    );
    await expect(
      canvas.getByRole('textbox', { name: 'Another limit for graduate courses, in dollars' }),
    ).toBeVisible();
  },
});

/** Each deadline asks how the plan states its day, and the next one appears below it. */
export const SeveralDeadlines = meta.story({
  args: { values: planValuesOf({ ...unknownPlan, has_plan: 'yes' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More terms of the plan' }));
    const first = within(canvas.getByRole('group', { name: 'Other deadline 1' }));
    await userEvent.selectOptions(
      first.getByRole('combobox', { name: 'What is due?' }),
      'To submit the request',
    );
    await userEvent.type(first.getByRole('textbox', { name: 'How many days or months?' }), '30');
    await expect(args.onChange).toHaveBeenLastCalledWith({ terms_deadline_0_count: '30' });
    const second = within(canvas.getByRole('group', { name: 'Other deadline 2' }));
    await userEvent.selectOptions(
      second.getByRole('combobox', { name: 'What is due?' }),
      'To ask for approval',
    );
    await userEvent.selectOptions(second.getByRole('combobox', { name: 'When?' }), 'On days of each year');
    await expect(second.getByRole('textbox', { name: 'Which days?' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Other deadline 3' })).toBeVisible();
  },
});
