import { AiBadge, Inline, Text } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Curriculum/AiBadge',
  component: AiBadge,
  parameters: {
    usage: {
      status: 'new',
      use: [
        'Default: in a row with other badges.',
        'Compact: where space is limited, such as beside the module of a lesson. Its explanation opens in place.',
        'Prominent: above content that is entirely AI-generated.',
      ],
      avoid: [{ when: 'There is room for a sentence.', instead: 'Screens/Curriculum/AiDisclosure' }],
      keyboard: [
        { keys: 'Tab', does: 'On the compact badge, shows its explanation.', test: 'CompactByKeyboard' },
        { keys: 'Escape', does: 'Hides the explanation.', test: 'CompactByKeyboard' },
        { keys: 'Enter, Space', does: 'Shows or hides the explanation.', test: 'CompactByPress' },
      ],
      accessibility: [
        'The compact badge is a button. Its explanation is its description, even while it is hidden.',
        'The explanation shows after the pointer rested on the badge for 700 ms. It can be hovered and dismissed, and a tap opens it.',
      ],
    },
  },
});

export const Default = meta.story();

export const Compact = meta.story({ args: { variant: 'compact' } });

export const Prominent = meta.story({ args: { variant: 'prominent' } });

export const CompactByKeyboard = meta.story({
  tags: ['ai-badge'],
  args: { variant: 'compact' },
  parameters: { docs: { story: { inline: false, height: '140px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const badge = canvas.getByRole('button', { name: 'AI-generated' });
    await expect(badge).toHaveFocus();
    await expect(badge).toHaveAccessibleDescription(/^Drafted with AI\./);
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
});

/** A tap opens the explanation, and a second tap closes it. */
export const CompactByPress = meta.story({
  args: { variant: 'compact' },
  play: async ({ canvas, userEvent }) => {
    const badge = canvas.getByRole('button', { name: 'AI-generated' });
    await userEvent.pointer({ keys: '[TouchA]', target: badge });
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.pointer({ keys: '[TouchA]', target: badge });
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
  },
});

/** At the end of a line, the explanation stays within the screen. */
export const CompactAtTheEdge = meta.story({
  args: { variant: 'compact' },
  parameters: { docs: { story: { inline: false, height: '140px' } } },
  render: (args) => (
    <Inline justify="between">
      <Text>1. Foundations</Text>
      <AiBadge {...args} />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { left, right } = canvas.getByRole('tooltip').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
});

export const LongText = meta.story({ args: { variant: 'prominent', children: longText } });
