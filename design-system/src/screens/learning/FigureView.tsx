import type { ReactNode } from 'react';
import { Text } from '../../components/text/Text.tsx';
import { dark, figure, light, onPaper, picture as pictureClass } from './FileBlock.css.ts';
import type { FigureBlock, Picture } from './lessonBlock.ts';

/** The height that a picture does not exceed, in rem, so that it fits on a screen with its caption. */
const maxHeight = 36;

/** The width of the lesson's text, and that of a phone without its margins. */
const sizes = '(min-width: 48rem) 42.5rem, 92vw';

interface ImageProps extends Pick<FigureBlock, 'alt'> {
  picture: Picture;
  className: string;
  /** The theme of the box behind the picture. @default that of the page */
  theme?: 'light' | undefined;
}

/** A picture that loads when it comes near the screen. Its box has its shape before. */
function Image({ picture: { width, height, files }, alt, className, theme }: ImageProps): ReactNode {
  return (
    <img
      className={className}
      src={files.at(-1)?.src}
      srcSet={files.length > 1 ? files.map((file) => `${file.src} ${file.width}w`).join(', ') : undefined}
      sizes={files.length > 1 ? sizes : undefined}
      width={width}
      height={height}
      style={{ inlineSize: `min(100%, ${width}px, ${((maxHeight * width) / height).toFixed(2)}rem)` }}
      alt={alt}
      data-theme={theme}
      loading="lazy"
      decoding="async"
    />
  );
}

export interface FigureViewProps {
  block: FigureBlock;
}

/** A picture with its caption. The theme chooses the light or the dark one; the browser loads only the shown one. */
export function FigureView({ block: { picture, dark_picture, alt, caption } }: FigureViewProps): ReactNode {
  if (!picture) return <Text tone="muted">This figure has no picture yet.</Text>;
  return (
    <figure className={figure} data-component="FigureView">
      {dark_picture ? (
        <>
          <Image picture={picture} alt={alt} className={`${pictureClass} ${light}`} />
          <Image picture={dark_picture} alt={alt} className={`${pictureClass} ${dark}`} />
        </>
      ) : (
        <Image picture={picture} alt={alt} className={`${pictureClass} ${onPaper}`} theme="light" />
      )}
      {caption && (
        <figcaption>
          <Text size="sm" tone="muted">
            {caption}
          </Text>
        </figcaption>
      )}
    </figure>
  );
}
