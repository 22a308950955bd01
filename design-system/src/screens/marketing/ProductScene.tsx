import type { ReactNode } from 'react';
import { cards, scene } from './ProductScene.css.ts';

export interface ProductSceneProps {
  /** What the picture shows, for people who do not see it. */
  alt: string;
  /** One or more Cards. */
  children: ReactNode;
}

/** A picture of the product: cards with sample data at their real size, in the theme of the page. Nothing in it can be used. */
export function ProductScene({ alt, children }: ProductSceneProps): ReactNode {
  return (
    <figure className={scene} aria-label={alt} data-theme="page" data-component="ProductScene">
      <div className={cards} inert aria-hidden="true">
        {children}
      </div>
    </figure>
  );
}

/** The facts that the pictures of the product show. Certificate numbers have no L, so no certificate has this one. */
export const sample = {
  learner: 'Sample Learner',
  company: 'Sample Company',
  course: 'Sample Course: AI at Work',
  certificateNumber: 'RWC-2026-0SAMPLE0',
} as const;
