import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Divider } from '../../layout/Divider.tsx';
import { actions, lead, screen } from './message.css.ts';

export interface NotFoundScreenProps {
  /** @default 'Oops! Page not found' */
  title?: string | undefined;
  description?: ReactNode;
  /** @default '/' */
  homeHref?: string | undefined;
  /** @default 'Return to Home' */
  homeLabel?: string | undefined;
  /** A second link beside the one home. */
  action?: ReactNode;
}

/** The page for an unknown address, or for a missing item ('Course Not Found'). */
export function NotFoundScreen({
  title = 'Oops! Page not found',
  description = 'The address may be mistyped, or the page may have moved.',
  homeHref = '/',
  homeLabel = 'Return to Home',
  action,
}: NotFoundScreenProps): ReactNode {
  return (
    <div className={screen} data-component="NotFoundScreen">
      <Divider tone="brand" />
      <Heading level={1} size="display">
        {title}
      </Heading>
      <p className={lead}>{description}</p>
      <div className={actions}>
        <ButtonLink href={homeHref} size="lg">
          {homeLabel}
        </ButtonLink>
        {action}
      </div>
    </div>
  );
}
