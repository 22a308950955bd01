import { CodeText, RecordFacts } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Orders/RecordFacts',
  component: RecordFacts,
  args: {
    items: [
      ['Email', 'learner@example.com'],
      ['Phone', null],
      ['Previous company', 'Sample Company'],
      ['User ID', <CodeText key="id">3f6a1c2e</CodeText>],
    ] as const,
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Show the facts about one record, such as a user, an application, or a message.'],
      avoid: [
        { when: 'Users compare records.', instead: 'Components/Data/DataTable' },
        { when: 'You show one important number.', instead: 'Components/Data/StatCard' },
      ],
      keyboard: [],
      accessibility: ['A description list: each value is read with its name. A missing value is a dash.'],
    },
  },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    items: [
      ['Previous role', longText],
      ['Email', 'a.very.long.sample.address.without.a.break@subdomain.of.a.sample.example.com'],
      ['Phone', null],
    ],
  },
});
