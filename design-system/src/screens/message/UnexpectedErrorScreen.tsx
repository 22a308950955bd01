import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { retryLabel } from '../../components/feedback/retryLabel.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { Divider } from '../../layout/Divider.tsx';
import { actions, lead, message as messageClass, screen } from './message.css.ts';

/** The heading of the screen, which is also the title of its page. */
export const unexpectedErrorTitle = 'Unexpected Application Error!';

export interface UnexpectedErrorScreenProps {
  /** The error's message. */
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** @default '/' */
  homeHref?: string | undefined;
}

/** The specified heading with the error's message and links to continue. */
export function UnexpectedErrorScreen({
  message,
  onRetry,
  homeHref = '/',
}: UnexpectedErrorScreenProps): ReactNode {
  return (
    <div className={screen} role="alert" data-component="UnexpectedErrorScreen">
      <Divider tone="brand" />
      <Heading level={1} size="display">
        {unexpectedErrorTitle}
      </Heading>
      <p className={lead}>
        Something went wrong on our side. {onRetry ? 'Try again' : 'Reload the page'}, or go back to the home
        page.
      </p>
      {message && <p className={messageClass}>{message}</p>}
      <div className={actions}>
        {onRetry && (
          <Button size="lg" onPress={onRetry}>
            {retryLabel}
          </Button>
        )}
        <ButtonLink href={homeHref} size="lg" variant={onRetry ? 'neutral' : 'primary'}>
          Return to Home
        </ButtonLink>
      </div>
    </div>
  );
}
