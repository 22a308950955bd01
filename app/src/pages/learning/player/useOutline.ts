import { useId, useState } from 'react';

const isWide = () => matchMedia('(min-width: 64rem)').matches;

/** The outline next to the lesson on wide screens, and in a drawer on others. */
export interface OutlineState {
  side: { id: string; isOpen: boolean; onToggle: () => void };
  drawer: { isOpen: boolean; setIsOpen: (isOpen: boolean) => void; isLoaded: boolean };
  /** Shows or hides the outline that fits the window's width. */
  toggle: () => void;
}

/** Returns the state of the outline. It starts open next to the lesson and closed in the drawer. */
export function useOutline(): OutlineState {
  const id = useId();
  const [isSideOpen, setIsSideOpen] = useState(true);
  const [isDrawerOpen, setIsDrawerOpen] = useState<boolean>();
  return {
    side: { id, isOpen: isSideOpen, onToggle: () => setIsSideOpen(!isSideOpen) },
    drawer: {
      isOpen: isDrawerOpen === true,
      setIsOpen: setIsDrawerOpen,
      isLoaded: isDrawerOpen !== undefined,
    },
    toggle: () => (isWide() ? setIsSideOpen(!isSideOpen) : setIsDrawerOpen(isDrawerOpen !== true)),
  };
}
