import { CalloutView, Stack } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { callout } from '../../samples/blocks.ts';
import { inColumn } from '../../samples/decorators.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Learning/CalloutView',
  component: CalloutView,
  args: { block: callout },
  decorators: [inColumn],
  parameters: {
    usage: {
      status: 'new',
      use: ['A note, tip, or warning that stands out in a lesson.'],
      avoid: [{ when: 'It is a message about the page.', instead: 'Components/Feedback/Alert' }],
      keyboard: [],
      accessibility: ['Its kind is an icon and a word, not only a color.', 'It is not announced.'],
    },
  },
});

export const Default = meta.story();

export const Tones = meta.story({
  render: () => (
    <Stack>
      {(['note', 'tip', 'warning'] as const).map((tone) => (
        <CalloutView key={tone} block={{ ...callout, tone }} />
      ))}
    </Stack>
  ),
});

export const LongText = meta.story({
  args: {
    block: {
      ...callout,
      tone: 'warning',
      title: longTitle,
      html: `<p>${longText}</p><ul><li><code>report.txt</code></li></ul>`,
    },
  },
});
