import { type ReactNode, useId } from 'react';
import { Prose } from '../../components/prose/Prose.tsx';
import { Container } from '../../layout/Container.tsx';
import { AppLink } from '../../link/LinkProvider.tsx';
import { formatDate } from '../../components/date/date.ts';
import { PageHeader } from '../marketing/PageHeader.tsx';
import {
  contents,
  contentsLink,
  contentsList,
  contentsTitle,
  layout,
  section as sectionClass,
  sections as sectionsClass,
} from './LegalDocument.css.ts';

export interface LegalSection {
  /** Anchor of the section; do not change it, because others link to it. */
  id: string;
  title: string;
  /** Paragraphs, lists, tables. */
  content: ReactNode;
}

export interface LegalDocumentProps {
  title: string;
  /** ISO date, or text such as 'January 2025'. */
  lastUpdated: string;
  sections: readonly LegalSection[];
  lead?: ReactNode;
  breadcrumbs?: ReactNode;
}

const isoDate = /^\d{4}-\d{2}-\d{2}/;

/** A long document to read or print: the date of its last update, a table of contents, and numbered sections. */
export function LegalDocument({
  title,
  lastUpdated,
  sections,
  lead,
  breadcrumbs,
}: LegalDocumentProps): ReactNode {
  const contentsId = useId();
  return (
    <article data-component="LegalDocument">
      <PageHeader
        title={title}
        lead={lead}
        breadcrumbs={breadcrumbs}
        meta={`Last updated: ${isoDate.test(lastUpdated) ? formatDate(lastUpdated) : lastUpdated}`}
      />
      <Container>
        <div className={layout}>
          <nav className={contents} aria-labelledby={contentsId}>
            <p id={contentsId} className={contentsTitle}>
              On this page
            </p>
            <ol className={contentsList}>
              {sections.map(({ id, title: name }, place) => (
                <li key={id}>
                  <AppLink href={`#${id}`} className={contentsLink}>
                    {place + 1}. {name}
                  </AppLink>
                </li>
              ))}
            </ol>
          </nav>
          <div className={sectionsClass}>
            {sections.map((section, place) => (
              <Section key={section.id} {...section} number={place + 1} />
            ))}
          </div>
        </div>
      </Container>
    </article>
  );
}

function Section({ id, title, content, number }: LegalSection & { number: number }): ReactNode {
  return (
    <section id={id} className={sectionClass} aria-labelledby={`${id}-heading`}>
      <Prose>
        <h2 id={`${id}-heading`} tabIndex={-1}>
          {number}. {title}
        </h2>
        {content}
      </Prose>
    </section>
  );
}
