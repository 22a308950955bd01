import { Fragment, type ReactNode } from 'react';
import { Icon, type IconSource } from '../../components/icon/Icon.tsx';
import { Link } from '../../components/link/Link.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { entries, entry, entryIcon, information, note as noteClass, value } from './contact.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

export interface ContactEntry {
  icon: IconSource;
  /** 'Email', 'Business hours'. */
  label: string;
  /** One line each. */
  lines: readonly string[];
  /** Makes the lines a link: `mailto:`, `tel:`. */
  href?: string | undefined;
}

export interface ContactInformationProps {
  contacts: readonly ContactEntry[];
  /** @default 'Contact information' */
  title?: string | undefined;
  note?: ReactNode;
}

/** How and when to reach the company, beside the contact form. */
export function ContactInformation({
  contacts,
  title = 'Contact information',
  note,
}: ContactInformationProps): ReactNode {
  return (
    <div className={information} data-component="ContactInformation">
      <Heading level={2} size="md">
        {title}
      </Heading>
      <dl className={entries}>
        {contacts.map((contact) => (
          <Contact key={contact.label} {...contact} />
        ))}
      </dl>
      {note && <div className={noteClass}>{note}</div>}
    </div>
  );
}

function Contact({ icon, label, lines, href }: ContactEntry): ReactNode {
  const words = lines.map((line, place) => (
    <Fragment key={line}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
  return (
    <div className={entry}>
      <dt className={smallMuted}>
        <span className={entryIcon}>
          <Icon icon={icon} />
        </span>
        {label}
      </dt>
      <dd className={value}>{href === undefined ? words : <Link href={href}>{words}</Link>}</dd>
    </div>
  );
}
