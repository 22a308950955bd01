import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Tabs } from '../../components/tabs/Tabs.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import {
  NewPasswordForm,
  type NewPasswordFormProps,
  type NewPasswordValues,
  ResetRequestForm,
  type ResetRequestValues,
  SignInForm,
  type SignInValues,
  SignUpForm,
  type SignUpValues,
} from './AuthForms.tsx';

export type AuthView = 'signin' | 'signup' | 'reset' | 'newPassword';

/** The result of a form: what to do next, and a title unless a toast says it. */
export interface AuthSuccess {
  title?: string | undefined;
  description: string;
}

export interface AuthCardProps {
  view: AuthView;
  onViewChange: (view: AuthView) => void;
  validate: {
    signIn: Validate<SignInValues>;
    signUp: Validate<SignUpValues>;
    reset: Validate<ResetRequestValues>;
    newPassword: Validate<NewPasswordValues>;
  };
  /** All requirements for a new password. */
  passwordHint: string;
  onSignIn: SubmitForm<SignInValues>;
  onSignUp: SubmitForm<SignUpValues>;
  onRequestReset: SubmitForm<ResetRequestValues>;
  /** Required by the view `newPassword`, which the link in a reset email opens. */
  onSetPassword?: NewPasswordFormProps['onSubmit'] | undefined;
  /** Offers a new link if the one in the reset email was rejected. */
  onRequestNewLink?: (() => void) | undefined;
  /** Fills in the email address; required by `newPassword`. A typed address is kept when the view changes. */
  email?: string | undefined;
  /** Whether the email address cannot be changed, because only it can do what comes next. @default false */
  isEmailFixed?: boolean | undefined;
  /** Fills in the name of a new account. */
  fullName?: string | undefined;
  /** @default '/' */
  homeHref?: string | undefined;
  /** Above the title, as an Alert: 'Your session has ended', 'Sign in to enroll'. */
  notice?: ReactNode;
  /**
   * The result of the last form, instead of the notice. When it changes, focus moves to it, or to the password in the view
   * `signin`, whose address is filled in; announce it there with a toast.
   */
  success?: AuthSuccess | undefined;
  /** Under the sign-up button, such as links to the terms. */
  signUpNote?: ReactNode;
}

/** Sign in and sign up as tabs, forgotten password and new password, with the page's h1 and a link to the home page. */
export function AuthCard(props: AuthCardProps): ReactNode {
  const { view, notice, success, homeHref } = props;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const screen = view === 'signin' || view === 'signup' ? 'tabs' : view;
  const shownScreen = useRef(screen);
  // A link or the address can change the view, which removes the focused control; focus then moves to the title.
  useEffect(() => {
    if (shownScreen.current === screen) return;
    shownScreen.current = screen;
    titleRef.current?.focus();
  }, [screen]);
  const successRef = useRef<HTMLDivElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const greeted = useRef<AuthSuccess>(undefined);
  useEffect(() => {
    if (!success || greeted.current === success) return;
    if (view !== 'signin') return successRef.current?.focus();
    // The view can follow its result, but must not take focus each time it is shown.
    greeted.current = success;
    passwordRef.current?.focus();
  }, [success, view]);
  return (
    <div data-component="AuthCard" data-view={view}>
      <AuthFrame
        title={texts[screen].title}
        lead={texts[screen].lead}
        notice={
          success && view === 'reset' ? (
            <div ref={successRef} tabIndex={-1}>
              <Alert tone="success" title={success.title}>
                {success.description}
              </Alert>
            </div>
          ) : (
            notice
          )
        }
        homeHref={homeHref}
        titleRef={titleRef}
      >
        <AuthForms {...props} {...useTypedEmail(props)} passwordRef={passwordRef} />
      </AuthFrame>
    </div>
  );
}

/** Keeps the typed address when the view changes, and with it the form, inside the card. */
function useTypedEmail({ email, view }: AuthCardProps): TypedEmail {
  const [typed, setTyped] = useState<string>();
  const [saved, setSaved] = useState({ view, email: typed });
  if (saved.view !== view) setSaved({ view, email: typed });
  return { email: saved.email ?? email, onEmailChange: setTyped };
}

interface TypedEmail {
  email: string | undefined;
  onEmailChange: (email: string) => void;
}

const texts = {
  tabs: { title: 'Welcome', lead: 'Sign in to your account, or create one to start learning.' },
  reset: {
    title: 'Reset Password',
    lead: 'Enter your email, and we will send you a link to set a new password.',
  },
  newPassword: {
    title: 'Set a New Password',
    lead: 'Choose the password you will sign in with from now on.',
  },
};

type AuthFormsProps = AuthCardProps & TypedEmail & { passwordRef: Ref<HTMLInputElement> };

function AuthForms(props: AuthFormsProps): ReactNode {
  const { view, onViewChange, onSetPassword, email, onEmailChange, validate, passwordHint } = props;
  const toSignIn = () => onViewChange('signin');
  if (view === 'reset') {
    return (
      <ResetRequestForm
        validate={validate.reset}
        onSubmit={props.onRequestReset}
        onBackToSignIn={toSignIn}
        defaultEmail={email}
        isEmailFixed={props.isEmailFixed}
        onEmailChange={onEmailChange}
      />
    );
  }
  if (view === 'newPassword' && onSetPassword) {
    return (
      <NewPasswordForm
        email={email ?? ''}
        validate={validate.newPassword}
        passwordHint={passwordHint}
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
              validate={validate.signIn}
              onSubmit={props.onSignIn}
              onForgotPassword={() => onViewChange('reset')}
              passwordRef={props.passwordRef}
              defaultEmail={email}
              isEmailFixed={props.isEmailFixed}
              onEmailChange={onEmailChange}
            />
          ),
        },
        {
          id: 'signup',
          label: 'Sign Up',
          content: (
            <SignUpForm
              validate={validate.signUp}
              passwordHint={passwordHint}
              defaultName={props.fullName}
              onSubmit={props.onSignUp}
              note={props.signUpNote}
              defaultEmail={email}
              isEmailFixed={props.isEmailFixed}
              onEmailChange={onEmailChange}
            />
          ),
        },
      ]}
    />
  );
}
