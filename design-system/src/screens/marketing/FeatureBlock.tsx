import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../../components/icon/Icon.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { feature, iconTile, words } from './FeatureGrid.css.ts';
import { muted } from '../../theme/mutedText.css.ts';

export interface Feature {
  icon: IconSource;
  title: string;
  text: ReactNode;
}

export interface FeatureBlockProps extends Feature {
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** One thing on offer: an icon, its name and a sentence. */
export function FeatureBlock({ icon, title, text, headingLevel = 3 }: FeatureBlockProps): ReactNode {
  return (
    <div className={feature} data-component="FeatureBlock">
      <span className={iconTile}>
        <Icon icon={icon} size="lg" />
      </span>
      <div className={words}>
        <Heading level={headingLevel} size="sm">
          {title}
        </Heading>
        <p className={muted}>{text}</p>
      </div>
    </div>
  );
}
