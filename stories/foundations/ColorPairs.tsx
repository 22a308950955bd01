import { Icon, icons, Text, vars } from '@redwhiteandcode/design-system';
import { colorAt, type ColorPair, contrastRatio } from '@redwhiteandcode/design-system/theme';
import type { ReactNode } from 'react';
import { tokenAt } from './flatten.ts';
import { pairGroup, pairList, pairSample, pairShape } from './foundations.css.ts';
import { TokenName } from './TokenName.tsx';

export interface ColorPairsProps {
  /** The colors of a theme. */
  colors: object;
  pairs: readonly ColorPair[];
}

/** Shows color pairs by foreground, with every background on which it is approved. */
export function ColorPairs({ colors, pairs }: ColorPairsProps): ReactNode {
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

/** Rounds a ratio down, so that it never looks higher than it is. */
function roundDown(ratio: number): string {
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
          label={ratio >= floor ? 'passes' : 'fails'}
        />
      </div>
      <TokenName>{background}</TokenName>
      <Text size="sm" tone="muted">
        {roundDown(ratio)}:1, minimum {floor}
      </Text>
    </li>
  );
}
