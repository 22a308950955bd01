import type { ReactNode } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { Grid } from '../../layout/Grid.tsx';
import { cardGrid, gridFrame } from './cardGrid.css.ts';
import { withPicture, wideOnly } from './FeatureGrid.css.ts';
import { type Feature, FeatureBlock } from './FeatureBlock.tsx';

export interface FeatureGridProps {
  features: readonly Feature[];
  /** `card` draws a surface around each, `plain` leaves them on the page. @default 'card' */
  variant?: 'card' | 'plain' | undefined;
  /** The minimum width of a column: 320 gives three columns, 240 four. @default 320 */
  minColumnWidth?: 200 | 240 | 280 | 320 | 400 | undefined;
  /** The name of the one row that scrolls sideways on phones; without it, the features are in columns there too. */
  phoneRow?: string | undefined;
  /** A picture beside them, from 1024 px on. */
  picture?: ReactNode;
}

/** Features side by side, such as benefits, the parts of a package, or values. */
export function FeatureGrid({
  features,
  variant = 'card',
  minColumnWidth = 320,
  phoneRow,
  picture,
}: FeatureGridProps): ReactNode {
  const grid = (
    <div
      className={minColumnWidth === 320 ? cardGrid : gridFrame}
      data-component="FeatureGrid"
      data-variant={variant}
    >
      <Grid as="ul" minColumnWidth={minColumnWidth} gap={variant === 'card' ? 24 : 40} phoneRow={phoneRow}>
        {features.map((feature) => (
          <li key={feature.title}>
            {variant === 'plain' ? (
              <FeatureBlock {...feature} />
            ) : (
              <Card isRaised>
                <FeatureBlock {...feature} />
              </Card>
            )}
          </li>
        ))}
      </Grid>
    </div>
  );
  if (!picture) return grid;
  return (
    <div className={withPicture}>
      {grid}
      <div className={wideOnly}>{picture}</div>
    </div>
  );
}
