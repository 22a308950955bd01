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
  row,
  shortFooter,
  shortNote,
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
  /** A FooterButton at the end of the last column. */
  lastLink?: ReactNode;
  /** Below the brand text, such as a disclaimer. */
  children?: ReactNode;
}

/** The footer of every page, on navy: the brand and three columns of links. */
export function Footer({ description, columns, note, lastLink, children }: FooterProps): ReactNode {
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
          {columns.map((column, place) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className={heading}>{column.title}</h2>
              <NavigationLinks links={column.links} className={linkClass} />
              {place === columns.length - 1 && lastLink}
            </nav>
          ))}
        </div>
        {note && <p className={noteClass}>{note}</p>}
      </Container>
    </footer>
  );
}

export interface ShortFooterProps extends Pick<FooterProps, 'note' | 'lastLink'> {
  /** A few links in one row. */
  links: readonly NavigationLink[];
}

/** The footer of a page that people work on, such as a lesson: one row of links, and the last line. */
export function ShortFooter({ links, note, lastLink }: ShortFooterProps): ReactNode {
  return (
    <footer className={shortFooter} data-theme="dark" data-component="ShortFooter">
      <Container>
        <nav className={row} aria-label="Site">
          <NavigationLinks links={links} className={linkClass} listClass={row} />
          {lastLink}
        </nav>
        {note && <p className={shortNote}>{note}</p>}
      </Container>
    </footer>
  );
}

/** A button that looks like the links of the footer. */
export function FooterButton({ onPress, children }: { onPress: () => void; children: ReactNode }): ReactNode {
  return (
    <button type="button" className={linkClass} onClick={onPress}>
      {children}
    </button>
  );
}
