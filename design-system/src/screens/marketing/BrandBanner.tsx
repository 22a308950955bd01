import { type ReactNode, useId } from 'react';
import { Container } from '../../layout/Container.tsx';
import {
  actions as actionsClass,
  banner,
  description as descriptionClass,
  eyebrow as eyebrowClass,
  heading,
  layout,
  picture,
  points as pointsClass,
  words,
} from './BrandBanner.css.ts';
import { CheckList } from '../course/CheckList.tsx';
import { brandRule } from '../../theme/opening.css.ts';

export interface BrandBannerProps {
  title: ReactNode;
  description: ReactNode;
  /** Monospaced line above the title. */
  eyebrow?: ReactNode;
  /** The points of the brand, one line each. */
  points?: readonly string[] | undefined;
  /** Buttons; none is `accent`, because the rule is the red mark here. */
  actions?: ReactNode;
  /** A drawing or a picture beside the text, hidden on phones. */
  illustration?: ReactNode;
  /** Anchor of the section. */
  id?: string | undefined;
}

/** A full-width section about the brand: navy in both themes, with one red rule. */
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
            <div className={brandRule} />
            {eyebrow && <p className={eyebrowClass}>{eyebrow}</p>}
            <h2 id={headingId} tabIndex={-1} className={heading}>
              {title}
            </h2>
            <p className={descriptionClass}>{description}</p>
            {points.length > 0 && <CheckList items={points} className={pointsClass} />}
            {actions && <div className={actionsClass}>{actions}</div>}
          </div>
          {illustration && <div className={picture}>{illustration}</div>}
        </div>
      </Container>
    </section>
  );
}
