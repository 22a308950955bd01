import type { ReactNode } from 'react';
import { Container } from '../../layout/Container.tsx';
import { Logo } from '../navigation-bar/Logo.tsx';
import { type NavigationLink, NavigationLinks } from '../navigation-bar/NavigationLinks.tsx';
import {
  brand,
  brandLogo,
  columns as columnsClass,
  footer,
  heading,
  link as linkClass,
  note as noteClass,
} from './Footer.css.ts';

export interface FooterColumn {
  title: string;
  links: readonly NavigationLink[];
}

export interface FooterProps {
  /** The text of the brand column. */
  description: ReactNode;
  /** Three columns beside the brand: Programs, Resources, Legal. */
  columns: readonly FooterColumn[];
  /** The last line, such as the copyright. */
  note?: ReactNode;
  /** Below the brand text, such as a disclaimer or the consent button. */
  children?: ReactNode;
}

/** The footer of every page, on navy: the brand and three columns of links. */
export function Footer({ description, columns, note, children }: FooterProps): ReactNode {
  return (
    <footer className={footer} data-theme="dark" data-component="Footer">
      <Container>
        <div className={columnsClass}>
          <div className={brand}>
            <span className={brandLogo}>
              <Logo />
            </span>
            <p>{description}</p>
            {children}
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className={heading}>{column.title}</h2>
              <NavigationLinks links={column.links} className={linkClass} />
            </nav>
          ))}
        </div>
        {note && <p className={noteClass}>{note}</p>}
      </Container>
    </footer>
  );
}
