import type { BlockState, BlockWork } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';

interface WorkKeeperProps {
  state: BlockState;
  onWorkChange: (work: BlockWork) => void;
  children: (state: BlockState, onWorkChange: (work: BlockWork) => void) => ReactNode;
}

/** Keeps the work in a block, as the page does. */
export function WorkKeeper({ state, onWorkChange, children }: WorkKeeperProps): ReactNode {
  const [work, setWork] = useState(state.work);
  return children({ ...state, work }, (changed) => {
    setWork(changed);
    onWorkChange(changed);
  });
}
