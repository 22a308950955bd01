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
