import { Button, Checkbox, Stack } from '@redwhiteandcode/design-system';
import { type ReactNode, type RefObject, useId } from 'react';
import { playerKeys, shortcutsWords as words } from '../copy/player.ts';
import { dialog, dialogTitle, keyCap, keyList } from './player.css.ts';

export interface ShortcutsDialogProps {
  /** Opened by `showModal` on it. */
  ref: RefObject<HTMLDialogElement | null>;
  areKeysOn: boolean;
  onKeysChange: (areOn: boolean) => void;
}

/** Explains the player's keys, and turns them off and on. */
export function ShortcutsDialog({ ref, areKeysOn, onKeysChange }: ShortcutsDialogProps): ReactNode {
  const titleId = useId();
  return (
    <dialog ref={ref} className={dialog} aria-labelledby={titleId} closedby="any">
      <Stack gap={16}>
        <h2 id={titleId} className={dialogTitle}>
          {words.title}
        </h2>
        <dl className={keyList}>
          {playerKeys.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key} className={keyCap}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p>{words.note}</p>
        <Checkbox isSelected={areKeysOn} onChange={onKeysChange}>
          {words.toggle}
        </Checkbox>
        <Button onPress={() => ref.current?.close()}>{words.close}</Button>
      </Stack>
    </dialog>
  );
}
