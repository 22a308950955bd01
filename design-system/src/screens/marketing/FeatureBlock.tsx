import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../../components/icon/Icon.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { muted } from '../../theme/mutedText.css.ts';
import { feature, tile } from './FeatureGrid.css.ts';

export interface Feature {
  icon: IconSource;
  title: string;
  text: ReactNode;
}

/** A feature: an icon, a title and a sentence. */
export function FeatureBlock({ icon, title, text }: Feature): ReactNode {
  return (
    <div className={feature} data-component="FeatureBlock">
      <span className={tile}>
        <Icon icon={icon} size="lg" />
      </span>
      <Stack gap={8}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <p className={muted}>{text}</p>
      </Stack>
    </div>
  );
}
