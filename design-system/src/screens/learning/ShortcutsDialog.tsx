import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Stack } from '../../layout/Stack.tsx';
import { keyCap, keyMeaning, keyNames, keyRow } from './ShortcutsDialog.css.ts';
import { muted } from '../../theme/mutedText.css.ts';

export interface ShortcutsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether the shortcuts are on. */
  isEnabled: boolean;
  /** Turns the shortcuts on or off (WCAG 2.1.4). */
  onEnabledChange: (isEnabled: boolean) => void;
}

/** Explains the player's keyboard shortcuts and turns them on and off. */
export function ShortcutsDialog({
  isEnabled,
  onEnabledChange,
  ...openProps
}: ShortcutsDialogProps): ReactNode {
  return (
    <Dialog
      {...openProps}
      title="Keyboard shortcuts"
      size="sm"
      isDismissable
      footer={(close) => <Button onPress={close}>Done</Button>}
    >
      <Stack gap={16}>
        <Stack as="dl" gap={12}>
          {shortcuts.map(({ keys, does }) => (
            <div key={does} className={keyRow}>
              <dt className={keyNames}>
                {keys.map((key) => (
                  <kbd key={key} className={keyCap}>
                    <KeyFace name={key} />
                  </kbd>
                ))}
              </dt>
              <dd className={keyMeaning}>{does}</dd>
            </div>
          ))}
        </Stack>
        <p className={muted}>Shortcuts are off while you type in a field.</p>
        <Checkbox isSelected={isEnabled} onChange={onEnabledChange}>
          Use keyboard shortcuts in the player
        </Checkbox>
      </Stack>
    </Dialog>
  );
}

/** Arrows are icons, because many fonts lack them. */
function KeyFace({ name }: { name: string }): ReactNode {
  if (name === '←') return <Icon icon={icons.arrowLeft} size="sm" label="Left arrow" />;
  if (name === '→') return <Icon icon={icons.arrowRight} size="sm" label="Right arrow" />;
  return name;
}

/** The player's keys and their effects. */
const shortcuts = [
  { keys: ['←', '→'], does: 'Previous or next lesson' },
  { keys: ['M'], does: 'Mark the lesson complete or incomplete' },
  { keys: ['O'], does: 'Show or hide the outline' },
  { keys: ['?'], does: 'Show these shortcuts' },
];
