import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';

export type EnrollActionProps =
  | { state: 'signedOut'; signInHref: string }
  | { state: 'open'; onEnroll: () => void; isPending?: boolean | undefined }
  | {
      state: 'enrolled';
      learnHref: string;
      /** Whether all lessons are completed. @default false */
      isCompleted?: boolean | undefined;
    };

/** 'Sign In to Enroll', 'Enroll Now', 'Continue Learning' or 'Review', depending on the visitor's state. */
export function EnrollAction(props: EnrollActionProps): ReactNode {
  const { buttonRef, linkRef } = useFocusHandover(props.state);
  if (props.state === 'signedOut') {
    return (
      <ButtonLink href={props.signInHref} size="lg" isFullWidth>
        Sign In to Enroll
      </ButtonLink>
    );
  }
  if (props.state === 'enrolled') {
    return (
      <ButtonLink ref={linkRef} href={props.learnHref} size="lg" isFullWidth>
        {props.isCompleted ? 'Review' : 'Continue Learning'}
      </ButtonLink>
    );
  }
  return (
    <Button ref={buttonRef} size="lg" isFullWidth onPress={props.onEnroll} isPending={props.isPending}>
      Enroll Now
    </Button>
  );
}

/** Moves focus to the link when it replaces the focused button. */
function useFocusHandover(state: EnrollActionProps['state']) {
  const hadFocus = useRef(false);
  const linkRef = useRef<HTMLAnchorElement>(null);
  // The cleanup runs while the button is still in the page.
  const buttonRef = useCallback((button: HTMLButtonElement) => {
    hadFocus.current = false;
    return () => {
      hadFocus.current = document.activeElement === button;
    };
  }, []);
  useLayoutEffect(() => {
    if (state === 'enrolled' && hadFocus.current) linkRef.current?.focus();
    hadFocus.current = false;
  }, [state]);
  return { buttonRef, linkRef };
}
