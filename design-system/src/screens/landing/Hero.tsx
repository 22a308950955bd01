import type { ReactNode } from 'react';
import { Container } from '../../layout/Container.tsx';
import { brandRule } from '../../theme/opening.css.ts';
import { HeroIllustration } from './HeroIllustration.tsx';
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
} from './landing.css.ts';

export interface HeroStat {
  value: string;
  label: string;
}

export interface HeroProps {
  /** Monospaced line above the title. */
  eyebrow?: ReactNode;
  title: ReactNode;
  description: ReactNode;
  /** Buttons; at most one of them `accent`. */
  actions?: ReactNode;
  stats?: readonly HeroStat[] | undefined;
  /** Small print under the actions, such as the tax disclaimer. */
  note?: ReactNode;
  /** Shows a drawing beside the text if there is room. @default true */
  isIllustrated?: boolean | undefined;
  /** The drawing. @default a ledger, a course and a certificate */
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
  isIllustrated = true,
  illustration = <HeroIllustration />,
}: HeroProps): ReactNode {
  return (
    <section className={hero} data-theme="dark" data-component="Hero">
      <Container>
        <div className={isIllustrated ? layout : undefined}>
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
          {isIllustrated && <div className={art}>{illustration}</div>}
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
