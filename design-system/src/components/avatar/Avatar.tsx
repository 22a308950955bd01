import { type ReactNode, useState } from 'react';
import { avatar, image } from './Avatar.css.ts';

export interface AvatarProps {
  /** The name of the person or company, for the initials. */
  name: string;
  /** The address of the image; without one, or if it fails to load, the initials are shown. */
  src?: string | undefined;
  /** 24, 32, 48 or 80 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** The accessible name, needed if the name is not beside the avatar; without it, the avatar is decorative. */
  label?: string | undefined;
}

/** A person or company as an image or two initials. */
export function Avatar({ name, src, size = 'md', label }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string>();
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  // An image can fail before React listens for errors.
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

/** Returns the first letters of the first and the last word; '?' if there are none. */
export function initials(name: string): string {
  const words = name.split(/\s+/u).flatMap((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? []);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.join('').toLocaleUpperCase('en-US') || '?';
}
