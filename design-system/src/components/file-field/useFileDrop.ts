import { type DragEvent, type HTMLAttributes, useState } from 'react';

type DropHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'
>;

/** Makes an element a place to drop files. */
export function useFileDrop(
  onDrop: (files: File[]) => void,
  isEnabled: boolean,
): { isDropTarget: boolean; dropProps: DropHandlers } {
  const [isOver, setIsOver] = useState(false);
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Without this the browser leaves the page for the file.
    event.preventDefault();
    event.dataTransfer.dropEffect = isEnabled ? 'copy' : 'none';
    setIsOver(isEnabled);
  };
  return {
    isDropTarget: isOver && isEnabled,
    dropProps: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      },
      onDrop: (event) => {
        event.preventDefault();
        setIsOver(false);
        if (isEnabled) onDrop([...event.dataTransfer.files]);
      },
    },
  };
}
