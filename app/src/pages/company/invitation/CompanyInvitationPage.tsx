import { Alert, Button, ButtonLink, Result, Section, Stack, Text } from '@redwhiteandcode/design-system';
import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { CompanyInvitation } from '@redwhiteandcode/contract/company/invitation-operations.ts';
import type { ReactNode } from 'react';
import { AccountStep } from '../../../parts/company/AccountStep.tsx';
import { roomHref } from '../../../parts/company/addresses.ts';
import { invitationCopy as copy } from './invitationCopy.ts';

/** The steps of an invitation: before the press, opened, accepted, or ended. */
export type InvitationState =
  | { step: 'asking' | 'opening' }
  | { step: 'failed'; message: string; canRetry: boolean }
  | {
      step: 'open' | 'accepting';
      invitation: CompanyInvitation;
      /** The address of the signed-in user. */
      signedInAs: string | undefined;
      /** Why it was not accepted. */
      failure?: string | undefined;
    }
  | { step: 'accepted'; invitation: CompanyInvitation };

export interface CompanyInvitationPageProps {
  state: InvitationState;
  onOpen: () => void;
  onAccept: () => void;
  onSignOut: () => void;
  /** The pages for a new account and for signing in, which lead back here. */
  signUpHref: string;
  signInHref: string;
}

/**
 * The page of the link in a company's invitation. It requires a button press, since programs that check links in emails open
 * them.
 */
export function CompanyInvitationPage(props: CompanyInvitationPageProps): ReactNode {
  const { state, onOpen } = props;
  const invitation = 'invitation' in state ? state.invitation : undefined;
  return (
    <Section headingLevel={1} title={invitation ? titleOf(invitation) : copy.title} width="sm">
      <Stack gap={24}>
        <Result of={state.step === 'accepting' ? 'open' : state.step}>{outcomeOf(state)}</Result>
        {(state.step === 'asking' || state.step === 'opening') && <Text>{copy.question}</Text>}
        {(state.step === 'asking' ||
          state.step === 'opening' ||
          (state.step === 'failed' && state.canRetry)) && (
          <>
            <div>
              <Button size="lg" onPress={onOpen} isPending={state.step === 'opening'}>
                {state.step === 'opening' ? copy.opening : copy.open}
              </Button>
            </div>
            <noscript>{copy.withoutScript}</noscript>
          </>
        )}
        {(state.step === 'open' || state.step === 'accepting') && <Offer {...props} state={state} />}
        <Next state={state} />
      </Stack>
    </Section>
  );
}

const titleOf = ({ company_name, role }: CompanyInvitation): string =>
  role === null ? copy.seat.title(company_name) : copy.role.title(company_name, role);

/** Returns what a press leads to: what the company offers, that it was accepted, or why the invitation cannot be opened. */
function outcomeOf(state: InvitationState): ReactNode {
  if (state.step === 'open' || state.step === 'accepting')
    return <Text>{state.invitation.role === null ? copy.seat.lead : copy.role.lead}</Text>;
  if (state.step === 'accepted') {
    const { company_name, role } = state.invitation;
    return (
      <Alert tone="success" title={copy.done.title}>
        {role === null ? copy.done.seat(company_name) : copy.done.role(company_name)}
      </Alert>
    );
  }
  if (state.step !== 'failed') return null;
  return (
    <Alert tone="warning" title={copy.failure}>
      {state.message}
    </Alert>
  );
}

/** Where an accepted or ended invitation leads. */
function Next({ state }: Pick<CompanyInvitationPageProps, 'state'>): ReactNode {
  if (state.step === 'failed' && !state.canRetry) {
    return (
      <div>
        <ButtonLink href={copy.home.href} variant="neutral">
          {copy.home.label}
        </ButtonLink>
      </div>
    );
  }
  if (state.step !== 'accepted') return null;
  const { role, company_id } = state.invitation;
  const { href, label } =
    role === null ? copy.done.courses : { href: roomHref(company_id), label: copy.done.rooms };
  return (
    <div>
      <ButtonLink size="lg" href={href}>
        {label}
      </ButtonLink>
    </div>
  );
}

type OfferState = Extract<InvitationState, { step: 'open' | 'accepting' }>;

/** What the company offers, and the next step: an account, another sign-in, or accepting. */
function Offer({
  state: { invitation, signedInAs, step, failure },
  onAccept,
  onSignOut,
  signUpHref,
  signInHref,
}: CompanyInvitationPageProps & { state: OfferState }): ReactNode {
  const { email, role, ends_at } = invitation;
  return (
    <>
      {role === null && <Text tone="muted">{copy.seat.seen}</Text>}
      <Text tone="muted">{copy.until(dateOf('linkExpires', ends_at))}</Text>
      {failure !== undefined && (
        <Alert tone="danger" live="alert" title={copy.acceptFailure}>
          {failure}
        </Alert>
      )}
      {signedInAs === email && (
        <>
          <Text>{copy.acceptAs(email)}</Text>
          <div>
            <Button size="lg" onPress={onAccept} isPending={step === 'accepting'}>
              {step === 'accepting' ? copy.accepting : copy.accept}
            </Button>
          </div>
        </>
      )}
      {signedInAs !== email && (
        <AccountStep
          visitorText={copy.account(email)}
          otherText={signedInAs && copy.otherAccount(email, signedInAs)}
          onSignOut={onSignOut}
          signUpHref={signUpHref}
          signInHref={signInHref}
        />
      )}
    </>
  );
}
