import { CodeText, RecordFacts } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Admin/RecordFacts',
  component: RecordFacts,
  args: {
    items: [
      ['Email', 'learner@example.com'],
      ['Phone', null],
      ['Previous company', 'Sample Company'],
      ['User ID', <CodeText key="id">3f6a1c2e</CodeText>],
    ],
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Show what is known of one record: a person, an application, a message.'],
      avoid: [
        { when: 'Records are compared.', instead: 'Components/Data/DataTable' },
        { when: 'A number is what matters.', instead: 'Components/Data/StatCard' },
      ],
      keyboard: [],
      accessibility: ['A description list: each value is read with its name, and what is absent as a dash.'],
    },
  },
} satisfies Meta<typeof RecordFacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    items: [
      ['Previous role', longText],
      ['Email', 'a.very.long.sample.address.without.a.break@subdomain.of.a.sample.example.com'],
      ['Phone', null],
    ],
  },
};
