import { BlocksEditor, type BlocksEditorProps, Button } from '@redwhiteandcode/design-system';
import { type ReactNode, useRef, useState } from 'react';

/** Keeps the blocks and which of them are open, as the course editor does. */
export function KeptBlocks({
  blocks: initial,
  open: initiallyOpen,
  onChange,
  onRemove,
  onOpen,
  ...args
}: BlocksEditorProps): ReactNode {
  const [kept, setKept] = useState(initial);
  const [open, setOpen] = useState(initiallyOpen);
  const undo = useRef<HTMLButtonElement>(null);
  return (
    <>
      <BlocksEditor
        {...args}
        blocks={kept}
        onChange={(changed) => {
          setKept(changed);
          onChange(changed);
        }}
        onRemove={(name, changed, place) => {
          setKept(changed);
          onRemove(name, changed, place);
          undo.current?.focus();
        }}
        open={open}
        onOpen={(ids) => {
          setOpen(ids);
          onOpen(ids);
        }}
      />
      <Button ref={undo} variant="neutral" size="sm" onPress={() => setKept(initial)}>
        Undo
      </Button>
    </>
  );
}
