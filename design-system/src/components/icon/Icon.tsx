import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** One of the package's icons (the `d` of a path in a 24 px box), or a lucide-react icon imported by name. */
export type IconSource = string | LucideIcon;

export interface IconProps {
  /** The icon; import it by name, so that the bundle contains only this one. */
  icon: IconSource;
  /** 16, 20, 24 or 32 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** The accessible name; without it, the icon is hidden from assistive technology. */
  label?: string | undefined;
}

const pixels = { sm: 16, md: 20, lg: 24, xl: 32 };

/** A line icon in the color of the text. */
export function Icon({ icon: Drawing, size = 'md', label }: IconProps): ReactNode {
  const px = pixels[size];
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  if (typeof Drawing !== 'string') return <Drawing size={px} strokeWidth={1.75} {...name} />;
  return (
    <svg
      {...name}
      width={px}
      height={px}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={Drawing} />
    </svg>
  );
}
