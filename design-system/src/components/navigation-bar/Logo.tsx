import type { ReactNode } from 'react';
import { logo, logoRule, wordmark } from './NavigationBar.css.ts';

/** The wordmark with its red rule, in the color of the text. It is decorative, so name the link around it. */
export function Logo(): ReactNode {
  return (
    <svg className={logo} viewBox="0 0 100 36" width="100" height="36" aria-hidden="true" focusable="false">
      <rect width="4" height="36" className={logoRule} />
      <g className={wordmark}>
        <text x="13" y="15">
          {'Red White '}
        </text>
        <text x="13" y="33">
          and Code
        </text>
      </g>
    </svg>
  );
}
