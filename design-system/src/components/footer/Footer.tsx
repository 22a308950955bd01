import type { ReactNode } from 'react';
import { Container } from '../../layout/Container.tsx';
import { AppLink } from '../../link/LinkProvider.tsx';
import { Logo } from '../navigation-bar/Logo.tsx';
import type { NavigationLink } from '../navigation-bar/AccountMenu.tsx';
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
  /** The brand column's text. */
  description: ReactNode;
  /** Three columns beside the brand: Programs, Resources, Legal. */
  columns: readonly FooterColumn[];
  /** The last line, as the copyright. */
  note?: ReactNode;
  /** Below the brand text, as a disclaimer or consent button. */
  children?: ReactNode;
}

/** The foot of every page on navy: brand and three columns of links. */
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
              <ul>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <AppLink href={link.href} className={linkClass}>
                      {link.label}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {note && <p className={noteClass}>{note}</p>}
      </Container>
    </footer>
  );
}
