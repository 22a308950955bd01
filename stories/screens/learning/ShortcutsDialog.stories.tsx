import { Button, ShortcutsDialog } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Learning/ShortcutsDialog',
  component: ShortcutsDialog,
  args: { isOpen: false, onOpenChange: fn(), isEnabled: true, onEnabledChange: fn() },
  render: function WithButton(args) {
    const [isOpen, setIsOpen] = useState(args.isOpen);
    const [isEnabled, setIsEnabled] = useState(args.isEnabled);
    return (
      <>
        <Button variant="quiet" onPress={() => setIsOpen(true)}>
          Keyboard shortcuts
        </Button>
        <ShortcutsDialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          isEnabled={isEnabled}
          onEnabledChange={setIsEnabled}
        />
      </>
    );
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const toggle = dialog.getByRole('checkbox', { name: 'Use keyboard shortcuts in the player' });
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
  },
});
