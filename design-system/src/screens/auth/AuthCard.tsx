import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { Tabs } from '../../components/tabs/Tabs.tsx';
import type { NewPasswordValues } from './NewPasswordForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import type { ResetRequestValues } from './ResetRequestForm.tsx';
import { ResetRequestForm } from './ResetRequestForm.tsx';
import type { SignInValues } from './SignInForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import type { SignUpValues } from './SignUpForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { back, frame, head, heading, lead } from './auth.css.ts';
import type { SubmitForm } from './form.ts';

export type AuthView = 'signin' | 'signup' | 'reset' | 'newPassword';

export interface AuthCardProps {
  view: AuthView;
  onViewChange: (view: AuthView) => void;
  onSignIn: SubmitForm<SignInValues>;
  onSignUp: SubmitForm<SignUpValues>;
  onRequestReset: SubmitForm<ResetRequestValues>;
  /** For the view that a reset mail opens. */
  onSetPassword?: SubmitForm<NewPasswordValues> | undefined;
  /** Offers a new link where the one of the reset mail was refused. */
  onRequestNewLink?: (() => void) | undefined;
  /** Fills the e-mail in; needed by `newPassword`. */
  email?: string | undefined;
  /** @default '/' */
  homeHref?: string | undefined;
  /** Under the sign-up button, as links to the terms. */
  signUpNote?: ReactNode;
}

/** Sign in and sign up as tabs, forgotten password, new password, and the way home, with the page's h1. */
export function AuthCard(props: AuthCardProps): ReactNode {
  const { view, homeHref = '/' } = props;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const screen = view === 'signin' || view === 'signup' ? 'tabs' : view;
  const shownScreen = useRef(screen);
  // The view can change by a link or the address, and takes the focused control away: the title takes focus then.
  useEffect(() => {
    if (shownScreen.current === screen) return;
    shownScreen.current = screen;
    titleRef.current?.focus();
  }, [screen]);
  return (
    <div className={frame} data-component="AuthCard" data-view={view}>
      <div>
        <Link href={homeHref} variant="subtle">
          <span className={back}>
            <Icon icon={icons.arrowLeft} size="sm" />
            Back to Home
          </span>
        </Link>
      </div>
      <Card isRaised padding="lg">
        <div className={head}>
          <h1 ref={titleRef} tabIndex={-1} className={heading}>
            {words[screen].title}
          </h1>
          <p className={lead}>{words[screen].lead}</p>
        </div>
        <AuthForms {...props} />
      </Card>
    </div>
  );
}

const words = {
  tabs: { title: 'Welcome', lead: 'Sign in to your account, or create one to start learning.' },
  reset: { title: 'Reset Password', lead: 'Enter your email, and we send you a link to set a new password.' },
  newPassword: {
    title: 'Set a New Password',
    lead: 'Choose the password you will sign in with from now on.',
  },
};

function AuthForms(props: AuthCardProps): ReactNode {
  const { view, onViewChange, onSetPassword, email } = props;
  const toSignIn = () => onViewChange('signin');
  if (view === 'reset') {
    return (
      <ResetRequestForm onSubmit={props.onRequestReset} onBackToSignIn={toSignIn} defaultEmail={email} />
    );
  }
  if (view === 'newPassword' && onSetPassword) {
    return (
      <NewPasswordForm
        email={email ?? ''}
        onSubmit={onSetPassword}
        onBackToSignIn={toSignIn}
        onRequestNewLink={props.onRequestNewLink}
      />
    );
  }
  return (
    <Tabs
      label="Sign in or sign up"
      selectedKey={view}
      onSelectionChange={(key) => onViewChange(key === 'signup' ? 'signup' : 'signin')}
      items={[
        {
          id: 'signin',
          label: 'Sign In',
          content: (
            <SignInForm
              onSubmit={props.onSignIn}
              onForgotPassword={() => onViewChange('reset')}
              defaultEmail={email}
            />
          ),
        },
        {
          id: 'signup',
          label: 'Sign Up',
          content: <SignUpForm onSubmit={props.onSignUp} note={props.signUpNote} />,
        },
      ]}
    />
  );
}
