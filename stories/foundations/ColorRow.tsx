import { CodeText, Text, vars } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { tokenAt } from './flatten.ts';
import { chip, colorRow } from './foundations.css.ts';

export interface ColorRowProps {
  /** The token’s path below `vars.color`. */
  path: readonly string[];
  /** Its value in this theme. */
  value: string;
}

/** A row with a semantic color from its custom property, its name, and its value in this theme. */
export function ColorRow({ path, value }: ColorRowProps): ReactNode {
  return (
    <li className={colorRow}>
      <span className={chip} style={{ backgroundColor: tokenAt(vars.color, path) }} />
      <CodeText>{path.join('.')}</CodeText>
      <Text as="span" size="sm" tone="muted">
        {value}
      </Text>
    </li>
  );
}
