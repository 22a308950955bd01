import { Card, Grid } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { step, stepNumber, stepText, stepTitle } from './frame.css.ts';

export interface StepsProps {
  items: readonly { title: string; text: string }[];
}

/** Numbered cards, one for each thing to do in turn. */
export function Steps({ items }: StepsProps): ReactNode {
  return (
    <Grid as="ol" minColumnWidth={items.length > 3 ? 240 : 320}>
      {items.map(({ title, text }, place) => (
        <li key={title}>
          <Card tone="outline">
            <div className={step}>
              <span className={stepNumber} aria-hidden="true">
                {place + 1}
              </span>
              <h3 className={stepTitle}>{title}</h3>
              <p className={stepText}>{text}</p>
            </div>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
