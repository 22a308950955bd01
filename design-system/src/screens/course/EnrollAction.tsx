import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';

export type EnrollActionProps =
  | { state: 'signedOut'; signInHref: string }
  | { state: 'open'; onEnroll: () => void; isPending?: boolean | undefined }
  | { state: 'enrolled'; learnHref: string };

/** 'Sign In to Enroll', 'Enroll Now' or 'Continue Learning', by the visitor's state. */
export function EnrollAction(props: EnrollActionProps): ReactNode {
  if (props.state === 'signedOut') {
    return (
      <ButtonLink href={props.signInHref} size="lg" isFullWidth>
        Sign In to Enroll
      </ButtonLink>
    );
  }
  if (props.state === 'enrolled') {
    return (
      <ButtonLink href={props.learnHref} size="lg" isFullWidth>
        Continue Learning
      </ButtonLink>
    );
  }
  return (
    <Button size="lg" isFullWidth onPress={props.onEnroll} isPending={props.isPending}>
      Enroll Now
    </Button>
  );
}
