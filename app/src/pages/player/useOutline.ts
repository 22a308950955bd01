import { useId, useState } from 'react';

const isWide = () => matchMedia('(min-width: 64rem)').matches;

/** The outline in its two places: beside the lesson where there is room, else in a drawer. */
export interface OutlineState {
  side: { id: string; isOpen: boolean; onToggle: () => void };
  drawer: { isOpen: boolean; setIsOpen: (isOpen: boolean) => void; isLoaded: boolean };
  /** Shows or hides the one that this window has room for. */
  toggle: () => void;
}

/** Keeps which outline is open: the one beside the lesson from the start, the drawer never before it is asked for. */
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
