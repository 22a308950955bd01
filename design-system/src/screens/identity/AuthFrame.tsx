import type { ReactNode, Ref } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { back, frame, head, noticeFrame } from './auth.css.ts';
import { muted } from '../../theme/mutedText.css.ts';

export interface AuthFrameProps {
  /** The page's h1. */
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title, an Alert that says why the visitor is here: 'Your session has ended'. */
  notice?: ReactNode;
  /** @default '/' */
  homeHref?: string | undefined;
  /** For moving focus to the title. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

/** The frame of the sign-in pages: a link to the home page and a card with the title and one form. */
export function AuthFrame({
  title,
  lead,
  notice,
  homeHref = '/',
  titleRef,
  children,
}: AuthFrameProps): ReactNode {
  return (
    <div className={frame} data-component="AuthFrame">
      <div>
        <Link href={homeHref} variant="subtle">
          <span className={back}>
            <Icon icon={icons.arrowLeft} size="sm" />
            Back to Home
          </span>
        </Link>
      </div>
      <Card isRaised padding="lg">
        {notice && <div className={noticeFrame}>{notice}</div>}
        <div className={head}>
          <Heading level={1} ref={titleRef}>
            {title}
          </Heading>
          {lead && <p className={muted}>{lead}</p>}
        </div>
        {children}
      </Card>
    </div>
  );
}
