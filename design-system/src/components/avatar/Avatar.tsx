import { type ReactNode, useState } from 'react';
import { avatar, image } from './Avatar.css.ts';

export interface AvatarProps {
  /** The person's or company's name, of which the initials are made. */
  name: string;
  /** Address of the picture; without it, and when it fails to load, the initials show. */
  src?: string | undefined;
  /** 24, 32, 48 or 80 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Accessible name, where the name does not stand beside it; without it the avatar is decorative. */
  label?: string | undefined;
}

/** A person or company as a picture or two letters. */
export function Avatar({ name, src, size = 'md', label }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string>();
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  // An image can fail before React listens, so the element is asked, too.
  const check = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0) setFailed(src);
  };
  return (
    <span className={avatar({ size })} data-component="Avatar" {...naming}>
      {src !== undefined && failed !== src ? (
        <img key={src} ref={check} className={image} src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

/** The first letters of the first and the last word; '?' where there is none. */
export function initials(name: string): string {
  const words = name.split(/\s+/u).flatMap((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? []);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.join('').toLocaleUpperCase('en-US') || '?';
}
