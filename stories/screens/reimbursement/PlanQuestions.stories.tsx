import { PlanQuestions, type PlanQuestionsProps, Stack } from '@redwhiteandcode/design-system';
import { planQuestions, unknownPlan } from '@redwhiteandcode/contract/reimbursement/policy.ts';
import { planValuesOf } from '@redwhiteandcode/contract/reimbursement/toolkit-rules.ts';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
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
  args: { questions: planQuestions, values: planValuesOf(unknownPlan), onChange: fn() },
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

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('radio', { name: 'I don’t know' });
    first?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ has_plan: 'no' });
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(1);
  },
});
