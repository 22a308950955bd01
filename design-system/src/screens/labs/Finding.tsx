import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { mark, test } from './lab.css.ts';

const stateIcons = { passed: icons.circleCheck, failed: icons.circleX, open: icons.circle } as const;

/** How something was judged; `open` is not judged yet. */
export type FindingState = keyof typeof stateIcons;

export interface MarkProps {
  state: FindingState;
  /** The word for the state. */
  children: string;
}

/** A verdict as an icon and a word, not only a color. */
export function Mark({ state, children }: MarkProps): ReactNode {
  return (
    <span className={mark} data-state={state}>
      <Icon icon={stateIcons[state]} size="sm" />
      {children}
    </span>
  );
}

export interface FindingProps extends Omit<MarkProps, 'children'> {
  /** The word for the state. */
  word: string;
  /** What was judged, and what decided. */
  children: ReactNode;
}

/** An item of a list of verdicts. */
export function Finding({ state, word, children }: FindingProps): ReactNode {
  return (
    <li className={test}>
      <Mark state={state}>{word}</Mark>
      <span>{children}</span>
    </li>
  );
}
