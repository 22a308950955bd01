import type { ReactNode } from 'react';
import { Heading } from '../../components/text/Heading.tsx';
import { Container } from '../../layout/Container.tsx';
import {
  actions as actionsClass,
  breadcrumbs as breadcrumbsClass,
  eyebrow as eyebrowClass,
  header,
  layout,
  lead as leadClass,
  meta as metaClass,
  picture,
  words,
} from './PageHeader.css.ts';
import { brandRule } from '../../theme/opening.css.ts';

export interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Monospaced line above the title. */
  eyebrow?: ReactNode;
  /** The page's place in the site, as Breadcrumbs. */
  breadcrumbs?: ReactNode;
  /** Small print under the lead, such as the date of the last update. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** A drawing beside the text, hidden on phones. */
  illustration?: ReactNode;
}

/** The header of an information page, with the page's h1. A marketing page has a Hero instead. */
export function PageHeader(props: PageHeaderProps): ReactNode {
  const { title, lead, eyebrow, breadcrumbs, meta, actions, illustration } = props;
  return (
    <header className={header} data-component="PageHeader">
      <Container>
        {breadcrumbs && <div className={breadcrumbsClass}>{breadcrumbs}</div>}
        <div className={illustration ? layout : undefined}>
          <div className={words}>
            <div className={brandRule} />
            {eyebrow && <p className={eyebrowClass}>{eyebrow}</p>}
            <Heading level={1} size="display">
              {title}
            </Heading>
            {lead && <p className={leadClass}>{lead}</p>}
            {meta && <p className={metaClass}>{meta}</p>}
            {actions && <div className={actionsClass}>{actions}</div>}
          </div>
          {illustration && <div className={picture}>{illustration}</div>}
        </div>
      </Container>
    </header>
  );
}
