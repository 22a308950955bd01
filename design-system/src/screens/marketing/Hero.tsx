import type { ReactNode } from 'react';
import { Container } from '../../layout/Container.tsx';
import { brandRule } from '../../theme/opening.css.ts';
import {
  actions as actionsClass,
  art,
  description as descriptionClass,
  eyebrow as eyebrowClass,
  heading,
  hero,
  layout,
  note as noteClass,
  statCard,
  statLabel,
  stats as statsClass,
  statValue,
  words,
} from './Hero.css.ts';
import type { Stat } from './StatStrip.tsx';

export interface HeroProps {
  /** Monospaced line above the title. */
  eyebrow?: ReactNode;
  title: ReactNode;
  description: ReactNode;
  /** Buttons; at most one of them `accent`. */
  actions?: ReactNode;
  stats?: readonly Stat[] | undefined;
  /** Small print under the actions, such as the tax disclaimer. */
  note?: ReactNode;
  /** A drawing or a picture beside the text, from 1024 px on. */
  illustration?: ReactNode;
}

/** The header of a marketing page, on navy, with the page's h1. */
export function Hero({
  eyebrow,
  title,
  description,
  actions,
  stats = [],
  note,
  illustration,
}: HeroProps): ReactNode {
  return (
    <section className={hero} data-theme="dark" data-component="Hero">
      <Container>
        <div className={illustration ? layout : undefined}>
          <div className={words}>
            <div className={brandRule} />
            {eyebrow && <p className={eyebrowClass}>{eyebrow}</p>}
            <h1 className={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className={descriptionClass}>{description}</p>
            {actions && <div className={actionsClass}>{actions}</div>}
            {note && <div className={noteClass}>{note}</div>}
          </div>
          {illustration && <div className={art}>{illustration}</div>}
        </div>
        {stats.length > 0 && (
          <dl className={statsClass}>
            {stats.map((stat) => (
              <div key={stat.label} className={statCard}>
                <dt className={statLabel}>{stat.label}</dt>
                <dd className={statValue}>{stat.value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Container>
    </section>
  );
}
