import { type DragEvent, type HTMLAttributes, useState } from 'react';

type DropHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'
>;

/** Makes an element a drop target for files. */
export function useFileDrop(
  onDrop: (files: File[]) => void,
  isEnabled: boolean,
): { isDropTarget: boolean; dropProps: DropHandlers } {
  const [isOver, setIsOver] = useState(false);
  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Otherwise the browser opens the file in place of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = isEnabled ? 'copy' : 'none';
    setIsOver(isEnabled);
  };
  return {
    isDropTarget: isOver && isEnabled,
    dropProps: {
      onDragEnter: dragOver,
      onDragOver: dragOver,
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
