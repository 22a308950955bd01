import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Result } from '../../components/feedback/Result.tsx';
import { linkSent, RequestButton, RequestState } from './RequestButton.tsx';
import { place as placeClass, waiting } from './waitlist.css.ts';

export interface OwnRequestProps {
  /** What the email will be about. */
  title: string;
  /** The button's text. @default 'Get Notified' */
  label?: string | undefined;
  /** Whether the user has asked, or still has to press the link in an email. Undefined while it is loading. */
  state: 'none' | 'asked' | 'unconfirmed' | undefined;
  /** The user's address, for the link. */
  email: string;
  onAsk: () => void;
  onTakeBack: () => void;
  /** Whether asking or taking back is pending. */
  isPending?: boolean | undefined;
}

/** A signed-in user's request for an email: one press asks, another one takes it back. */
export function OwnRequest({
  title,
  label,
  state,
  email,
  onAsk,
  onTakeBack,
  isPending,
}: OwnRequestProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  // Only a state that the user has caused takes focus: the button that was pressed is gone.
  const [hasPressed, setHasPressed] = useState(false);
  const shown = useRef(state);
  useEffect(() => {
    const wasTakenBack = shown.current === 'asked' && state === 'none';
    shown.current = state;
    if (wasTakenBack && hasPressed) place.current?.querySelector('button')?.focus();
  }, [state, hasPressed]);
  const pressed = (act: () => void) => () => {
    setHasPressed(true);
    act();
  };
  const text =
    state === 'asked' ? (
      <RequestState>We will email you when “{title}” opens.</RequestState>
    ) : (
      state === 'unconfirmed' && <RequestState>{linkSent(title, email)}</RequestState>
    );
  return (
    <div ref={place} className={placeClass} data-component="OwnRequest" data-state={state}>
      {state === undefined && <div className={waiting} />}
      {state === 'none' && (
        <RequestButton title={title} label={label} onPress={pressed(onAsk)} isPending={isPending} />
      )}
      {!hasPressed && text}
      <Result>{hasPressed && text}</Result>
      {state === 'asked' && (
        <Button
          variant="quiet"
          onPress={pressed(onTakeBack)}
          isPending={isPending}
          aria-label={`Don’t Email Me: ${title}`}
        >
          Don’t Email Me
        </Button>
      )}
    </div>
  );
}
