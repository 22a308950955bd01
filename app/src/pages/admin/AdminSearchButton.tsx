import { Button, Icon, icons } from '@redwhiteandcode/design-system';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { adminCopy } from '../../parts/admin/adminCopy.ts';

/** The button in the header that opens the search; Ctrl+K or Cmd+K opens it too. */
export function AdminSearchButton({ onPress }: { onPress: () => void }): ReactNode {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isShortcut || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
    event.preventDefault();
    // A dialog may have unsaved input, so the search does not open over it.
    if (!document.querySelector('[role=dialog], [role=alertdialog]')) onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Button
      variant="neutral"
      iconStart={<Icon icon={icons.search} size="sm" />}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onPress={onPress}
    >
      {adminCopy.search}
    </Button>
  );
}
