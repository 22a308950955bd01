import { Icon, icons, Text, vars } from '@redwhiteandcode/design-system';
import { colorAt, type ColorPair, contrastRatio } from '@redwhiteandcode/design-system/theme';
import type { ReactNode } from 'react';
import { tokenAt } from './flatten.ts';
import { pairGroup, pairList, pairSample, pairShape } from './foundations.css.ts';
import { TokenName } from './TokenName.tsx';

export interface ColourPairsProps {
  /** The theme's colours. */
  colors: object;
  pairs: readonly ColorPair[];
}

/** Pairs by what is drawn, each on every background that it is approved on. */
export function ColourPairs({ colors, pairs }: ColourPairsProps): ReactNode {
  const groups = Map.groupBy(pairs, ({ foreground }) => foreground);
  return [...groups].map(([foreground, members]) => (
    <div key={foreground} className={pairGroup}>
      <TokenName>{foreground}</TokenName>
      <ul className={pairList}>
        {members.map((pair) => (
          <Sample key={pair.background} pair={pair} colors={colors} />
        ))}
      </ul>
    </div>
  ));
}

/** Rounded down, so that what reads as enough is enough. */
function rounded(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

function Sample({ pair, colors }: { pair: ColorPair; colors: object }): ReactNode {
  const { foreground, background, floor } = pair;
  const ratio = contrastRatio(colorAt(colors, foreground), colorAt(colors, background));
  const paint = (path: string) => tokenAt(vars.color, path.split('.'));
  return (
    <li>
      <div className={pairSample} style={{ backgroundColor: paint(background), color: paint(foreground) }}>
        {floor === 4.5 ? 'Ag' : <span className={pairShape} />}
        <Icon
          icon={ratio >= floor ? icons.check : icons.x}
          size="sm"
          label={ratio >= floor ? 'holds' : 'fails'}
        />
      </div>
      <TokenName>{background}</TokenName>
      <Text size="sm" tone="muted">
        {rounded(ratio)}:1, floor {floor}
      </Text>
    </li>
  );
}
