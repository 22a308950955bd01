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
import { useRoomBelow } from './useRoomBelow.ts';

export type ConsentChoice = 'accepted' | 'declined';

export interface ConsentBannerProps {
  /** Keeps the choice; the caller then takes the banner away. Focus goes on from where the banner stood. */
  onChoose: (choice: ConsentChoice) => void;
  /** What was chosen before, when the banner is opened again to change it. */
  choice?: ConsentChoice | undefined;
  /** Closes the banner without a new choice; offered where there is a choice already. */
  onClose?: (() => void) | undefined;
  /** @default 'May we count visits?' */
  title?: string | undefined;
  /** What is measured, and what for. */
  description?: ReactNode;
  /** @default '/privacy' */
  privacyHref?: string | undefined;
}

/**
 * Asks whether analytics may run: two choices of equal weight, nothing chosen beforehand, the page usable meanwhile. It
 * is the last thing in the page's body, and sticks to the window's end from there.
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
  const element = useRoomBelow<HTMLElement>();
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
