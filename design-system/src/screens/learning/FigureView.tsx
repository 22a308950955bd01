import type { ReactNode } from 'react';
import { scrollingBox } from '../../components/prose/focusableWhileScrolling.ts';
import { Text } from '../../components/text/Text.tsx';
import { dark, figure, light, onPaper, picture as pictureClass, pictureBox } from './FileBlock.css.ts';
import type { FigureBlock, Picture } from './lessonBlock.ts';

/** The height that a picture does not exceed, in rem, so that it fits on a screen with its caption. */
const maxHeight = 36;

/**
 * The width in rem below which a picture is not made smaller, or its text could not be read. On a phone, a wider picture than the
 * screen scrolls in its own box.
 */
const minWidth = 40;

/** The width of the lesson's text, and the least width of a picture. */
const sizes = `(min-width: 48rem) 42.5rem, ${minWidth}rem`;

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
      style={{
        inlineSize: `min(${width}px, max(${minWidth}rem, min(100%, ${((maxHeight * width) / height).toFixed(2)}rem)))`,
      }}
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
      <div {...scrollingBox} role="group" aria-label="Picture" className={pictureBox}>
        {dark_picture ? (
          <>
            <Image picture={picture} alt={alt} className={`${pictureClass} ${light}`} />
            <Image picture={dark_picture} alt={alt} className={`${pictureClass} ${dark}`} />
          </>
        ) : (
          <Image picture={picture} alt={alt} className={`${pictureClass} ${onPaper}`} theme="light" />
        )}
      </div>
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
