import { type ReactNode, useId } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Container } from '../../layout/Container.tsx';
import {
  actions as actionsClass,
  banner,
  description as descriptionClass,
  eyebrow as eyebrowClass,
  heading,
  layout,
  picture,
  point,
  pointIcon,
  points as pointsClass,
  rule,
  words,
} from './BrandBanner.css.ts';

export interface BrandBannerProps {
  title: ReactNode;
  description: ReactNode;
  /** Mono line above the title. */
  eyebrow?: ReactNode;
  /** What it stands for, one line each. */
  points?: readonly string[] | undefined;
  /** Buttons; none of them `accent`, the rule is the red mark here. */
  actions?: ReactNode;
  /** A drawing beside the words, above them in no case. */
  illustration?: ReactNode;
  /** Anchor of the band. */
  id?: string | undefined;
}

/** A band in which the brand speaks for itself: navy in both themes, with the one red rule. */
export function BrandBanner(props: BrandBannerProps): ReactNode {
  const { title, description, eyebrow, points = [], actions, illustration, id } = props;
  const headingId = useId();
  return (
    <section
      id={id}
      className={banner}
      aria-labelledby={headingId}
      data-theme="dark"
      data-component="BrandBanner"
    >
      <Container>
        <div className={illustration ? layout : undefined}>
          <div className={words}>
            <div className={rule} />
            {eyebrow && <p className={eyebrowClass}>{eyebrow}</p>}
            <h2 id={headingId} tabIndex={-1} className={heading}>
              {title}
            </h2>
            <p className={descriptionClass}>{description}</p>
            {points.length > 0 && <Points points={points} />}
            {actions && <div className={actionsClass}>{actions}</div>}
          </div>
          {illustration && <div className={picture}>{illustration}</div>}
        </div>
      </Container>
    </section>
  );
}

function Points({ points }: { points: readonly string[] }): ReactNode {
  return (
    <ul className={pointsClass}>
      {points.map((words) => (
        <li key={words} className={point}>
          <span className={pointIcon}>
            <Icon icon={icons.check} />
          </span>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
