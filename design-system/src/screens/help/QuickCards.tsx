import type { ReactNode } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { Grid } from '../../layout/Grid.tsx';
import { cardGrid } from '../marketing/cardGrid.css.ts';
import { type Feature, FeatureBlock } from '../marketing/FeatureBlock.tsx';
import { quickAction, quickCard } from './help.css.ts';

export interface QuickCard extends Feature {
  /** The card's ButtonLink or Button. */
  action: ReactNode;
}

export interface QuickCardsProps {
  cards: readonly QuickCard[];
}

/** Cards for the most common tasks, each with its button. */
export function QuickCards({ cards }: QuickCardsProps): ReactNode {
  return (
    <div className={cardGrid} data-component="QuickCards">
      <Grid as="ul" minColumnWidth={320}>
        {cards.map(({ action, ...feature }) => (
          <li key={feature.title}>
            <Card isRaised>
              <div className={quickCard}>
                <FeatureBlock {...feature} />
                <div className={quickAction}>{action}</div>
              </div>
            </Card>
          </li>
        ))}
      </Grid>
    </div>
  );
}
