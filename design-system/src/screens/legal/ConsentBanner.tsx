import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { Container } from '../../layout/Container.tsx';
import {
  body,
  choiceLine,
  choices,
  description as descriptionClass,
  heading,
  region,
  words,
} from './ConsentBanner.css.ts';
import { useStickyRoom } from '../../layout/useStickyRoom.ts';

export type ConsentChoice = 'accepted' | 'declined';

export interface ConsentBannerProps {
  /** Stores the choice; the caller then removes the banner and moves focus. */
  onChoose: (choice: ConsentChoice) => void;
  /** The earlier choice, when the banner is opened again to change it. */
  choice?: ConsentChoice | undefined;
  /** Closes the banner without a new choice; offered if there is an earlier choice. */
  onClose?: (() => void) | undefined;
  /** @default 'May we count visits?' */
  title?: string | undefined;
  /** What is measured and why. */
  description?: ReactNode;
  /** @default '/privacy' */
  privacyHref?: string | undefined;
}

/**
 * Asks for consent to analytics: two choices of equal weight, none preselected, while the page stays usable. Place it last
 * in the page's body; it sticks to the bottom of the window.
 */
export function ConsentBanner({
  onChoose,
  choice,
  onClose,
  title = 'May we count visits?',
  description = 'With your consent we measure which pages are read, to improve them. Nothing is measured until you accept, and the site works the same if you decline.',
  privacyHref = '/privacy',
}: ConsentBannerProps): ReactNode {
  const headingId = useId();
  const element = useStickyRoom<HTMLElement>('end');
  const isClosable = choice !== undefined && onClose !== undefined;
  return (
    <section ref={element} className={region} aria-labelledby={headingId} data-component="ConsentBanner">
      <Container>
        <div className={body}>
          <div className={words}>
            <h2 id={headingId} className={heading}>
              {title}
            </h2>
            <p className={descriptionClass}>
              {description} <Link href={privacyHref}>Privacy policy</Link>
            </p>
            {choice && <p className={choiceLine}>Your choice so far: {choice}.</p>}
          </div>
          <div className={choices} data-closable={isClosable || undefined}>
            <Button variant="neutral" onPress={() => onChoose('declined')}>
              Decline
            </Button>
            <Button variant="neutral" onPress={() => onChoose('accepted')}>
              Accept
            </Button>
            {isClosable && <IconButton icon={icons.x} label="Close" onPress={onClose} />}
          </div>
        </div>
      </Container>
    </section>
  );
}
