import type { ReactNode } from 'react';
import { inTheme } from './ProductPicture.css.ts';

export interface ProductPictureProps {
  /** The addresses of the picture in both themes. */
  sources: { light: string; dark: string };
  /** What the picture shows: 'A lesson in the course player'. */
  alt: string;
  /** The size of the files in pixels, so that nothing moves when they load. */
  width: number;
  height: number;
}

/** A screenshot of the product in the theme around it. It loads when it comes near the screen. */
export function ProductPicture({ sources, alt, width, height }: ProductPictureProps): ReactNode {
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      className={inTheme[theme]}
      src={sources[theme]}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      data-component="ProductPicture"
    />
  ));
}
