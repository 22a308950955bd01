import { Button, ShortcutsDialog } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Learning/ShortcutsDialog',
  component: ShortcutsDialog,
  args: {
    trigger: <Button variant="quiet">Keyboard shortcuts</Button>,
    onEnabledChange: fn(),
    onOpenChange: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    usage: {
      status: 'new',
      use: ['The player, to explain the shortcuts and turn them off (WCAG 2.1.4).'],
      avoid: [{ when: 'You explain one control.', instead: 'Components/Overlays/Tooltip' }],
      keyboard: [
        { keys: 'Escape', does: 'Closes the dialog and returns focus to the button.', test: 'ByKeyboard' },
        { keys: 'Space', does: 'Turns the shortcuts off and on.', test: 'TurnsOff' },
      ],
      accessibility: ['A dialog named Keyboard shortcuts. Keys are `kbd` elements.'],
    },
  },
});

export const Default = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Keyboard shortcuts' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const TurnsOff = meta.story({
  render: function TurnsOff(args) {
    const [isEnabled, setIsEnabled] = useState(true);
    return <ShortcutsDialog {...args} isEnabled={isEnabled} onEnabledChange={setIsEnabled} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const toggle = dialog.getByRole('checkbox', { name: 'Use keyboard shortcuts in the player' });
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
  },
});

export const LongText = meta.story({
  args: { shortcuts: [{ keys: ['Ctrl', 'Shift', 'Page Down'], does: longText }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    await screen.findByRole('dialog');
  },
});
