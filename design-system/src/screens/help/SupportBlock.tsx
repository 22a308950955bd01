import { type ReactNode, useId } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Icon, type IconSource } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { mailto } from '../../components/link/mailto.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { frame, head, way, ways, wayTitle } from './help.css.ts';
import { muted, smallMuted } from '../../theme/mutedText.css.ts';

export interface SupportBlockProps {
  /** Support's email address. */
  email: string;
  /** 'Monday-Friday 9 AM-6 PM EST'. */
  hours: string;
  /** The same hours in the visitor's time zone, if it differs. */
  localHours?: string | undefined;
}

/** How to reach support: email, the upcoming chat, and business hours. */
export function SupportBlock({ email, hours, localHours }: SupportBlockProps): ReactNode {
  const headingId = useId();
  const chatNoteId = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <div className={frame} data-component="SupportBlock">
        <div className={head}>
          <Heading level={2} size="md" id={headingId}>
            Still need help?
          </Heading>
          <p className={muted}>We answer emails within 24 hours.</p>
        </div>
        <div className={ways}>
          <Way icon={icons.mail} title="Email">
            <Link href={mailto(email)}>{email}</Link>
          </Way>
          <Way icon={icons.messageCircle} title="Live chat" badge="Coming Soon">
            <Button variant="neutral" isDisabled aria-describedby={chatNoteId}>
              Start Live Chat
            </Button>
            <p id={chatNoteId} className={smallMuted}>
              Live chat is not available yet. An email reaches the same people.
            </p>
          </Way>
          <Way icon={icons.clock} title="Business hours">
            <p>{hours}</p>
            {localHours && <p className={smallMuted}>{localHours} in your time</p>}
          </Way>
        </div>
      </div>
    </Card>
  );
}

interface WayProps {
  icon: IconSource;
  title: string;
  badge?: string | undefined;
  children: ReactNode;
}

function Way({ icon, title, badge, children }: WayProps): ReactNode {
  return (
    <div className={way}>
      <p className={wayTitle}>
        <Icon icon={icon} />
        {title}
        {badge && <Badge>{badge}</Badge>}
      </p>
      {children}
    </div>
  );
}
