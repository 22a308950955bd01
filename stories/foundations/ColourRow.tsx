import { CodeText, Text, vars } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { tokenAt } from './flatten.ts';
import { chip, colourRow } from './foundations.css.ts';

export interface ColourRowProps {
  /** The token's place below `vars.color`. */
  path: readonly string[];
  /** Its value in this theme. */
  value: string;
}

/** A semantic colour: painted through its custom property, with its name and the value it has in this theme. */
export function ColourRow({ path, value }: ColourRowProps): ReactNode {
  return (
    <li className={colourRow}>
      <span className={chip} style={{ backgroundColor: tokenAt(vars.color, path) }} />
      <CodeText>{path.join('.')}</CodeText>
      <Text as="span" size="sm" tone="muted">
        {value}
      </Text>
    </li>
  );
}
