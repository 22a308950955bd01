import { CodeText, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { swatch } from './foundations.css.ts';

export interface SwatchProps {
  name: string;
  /** CSS color. */
  value: string;
}

/** A step of the palette. */
export function Swatch({ name, value }: SwatchProps): ReactNode {
  return (
    <li>
      <div className={swatch} style={{ backgroundColor: value }} />
      <CodeText>{name}</CodeText>
      <Text size="sm" tone="muted">
        {value}
      </Text>
    </li>
  );
}
