import { type ReactNode, useId } from 'react';
import { Heading } from '../../components/text/Heading.tsx';
import { layout, layoutLead, section, sectionBody, sectionText } from './account.css.ts';

export interface AccountLayoutProps {
  /** The page's h1. @default 'Account' */
  title?: string | undefined;
  /** Under the title, such as the user's email address. */
  description?: ReactNode;
  /** AccountSections. */
  children: ReactNode;
}

/** The account page: its h1 and its sections in one column. */
export function AccountLayout({ title = 'Account', description, children }: AccountLayoutProps): ReactNode {
  return (
    <div className={layout} data-component="AccountLayout">
      <header>
        <Heading level={1} size="display">
          {title}
        </Heading>
        {description && <p className={layoutLead}>{description}</p>}
      </header>
      {children}
    </div>
  );
}

export interface AccountSectionProps {
  title: string;
  description?: ReactNode;
  /** Anchor. */
  id?: string | undefined;
  children: ReactNode;
}

/** A section of the account page: title and description on one side, controls on the other. */
export function AccountSection({ title, description, id, children }: AccountSectionProps): ReactNode {
  const titleId = useId();
  return (
    <section id={id} className={section} aria-labelledby={titleId} data-component="AccountSection">
      <div>
        <Heading level={2} size="sm" id={titleId}>
          {title}
        </Heading>
        {description && <p className={sectionText}>{description}</p>}
      </div>
      <div className={sectionBody}>{children}</div>
    </section>
  );
}
