import {
  Alert,
  Button,
  ButtonLink,
  Result,
  Section,
  Spinner,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import type { JoinOffer } from '@redwhiteandcode/contract/company/join-operations.ts';
import { hostOf } from '@redwhiteandcode/contract/text/free-mail.ts';
import type { ReactNode } from 'react';
import { AccountStep } from '../../../parts/company/AccountStep.tsx';
import { joinCopy as copy } from './joinCopy.ts';

/** The steps of a join link: loading, open, joined, or not usable. */
export type JoinState =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | { step: 'open' | 'joining'; offer: JoinOffer; failure?: string | undefined }
  | { step: 'joined'; offer: JoinOffer };

export interface CompanyJoinPageProps {
  state: JoinState;
  /** The address of the signed-in user; undefined for a visitor. */
  signedInAs: string | undefined;
  /** Asks a user whose address is not confirmed to confirm it. */
  notice?: ReactNode;
  onJoin: () => void;
  onSignOut: () => void;
  /** The pages for a new account and for signing in, which lead back here. */
  signUpHref: string;
  signInHref: string;
}

/** The page of a company's join link: what joining means, what the company sees, and the next step. */
export function CompanyJoinPage(props: CompanyJoinPageProps): ReactNode {
  const { state } = props;
  const title = 'offer' in state ? copy.heading(state.offer.company_name) : copy.title;
  return (
    <Section headingLevel={1} title={title} width="sm">
      <Stack gap={24}>
        <Result of={state.step === 'joining' ? 'open' : state.step}>{outcomeOf(state)}</Result>
        {(state.step === 'open' || state.step === 'joining') && <Offer {...props} state={state} />}
        {state.step === 'joined' && (
          <div>
            <ButtonLink size="lg" href={copy.done.href}>
              {copy.done.label}
            </ButtonLink>
          </div>
        )}
        {state.step === 'failed' && (
          <div>
            <ButtonLink href={copy.home.href} variant="neutral">
              {copy.home.label}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Section>
  );
}

/** Returns the state of a join link: the company's offer, a completed join, or the reason why the link cannot be used. */
function outcomeOf(state: JoinState): ReactNode {
  switch (state.step) {
    case 'loading':
      return <Spinner label={copy.loading} />;
    case 'failed':
      return (
        <Alert tone="warning" title={copy.failure}>
          {state.message}
        </Alert>
      );
    case 'joined':
      return (
        <Alert tone="success" title={copy.done.title}>
          {copy.done.text(state.offer.company_name)}
        </Alert>
      );
    default:
      return <Text>{copy.lead(state.offer.company_name)}</Text>;
  }
}

type OfferState = Extract<JoinState, { step: 'open' | 'joining' }>;

/** What joining means, and the next step: an account, another sign-in, the confirmation of the address, or joining. */
function Offer({
  state: { offer, step, failure },
  signedInAs,
  notice,
  onJoin,
  onSignOut,
  signUpHref,
  signInHref,
}: CompanyJoinPageProps & { state: OfferState }): ReactNode {
  const { company_name, domain } = offer;
  const isAtDomain = signedInAs !== undefined && hostOf(signedInAs) === domain;
  return (
    <>
      <Text tone="muted">{copy.seen(company_name)}</Text>
      <Text tone="muted">{copy.who(domain)}</Text>
      {failure !== undefined && (
        <Alert tone="danger" live="alert" title={copy.joinFailure}>
          {failure}
        </Alert>
      )}
      {isAtDomain && (
        <>
          {notice}
          <Text>{copy.joinAs(signedInAs)}</Text>
          <div>
            <Button size="lg" onPress={onJoin} isPending={step === 'joining'}>
              {step === 'joining' ? copy.joining : copy.join}
            </Button>
          </div>
        </>
      )}
      {!isAtDomain && (
        <AccountStep
          visitorText={copy.account(domain)}
          otherText={signedInAs && copy.otherAccount(domain, signedInAs)}
          onSignOut={onSignOut}
          signUpHref={signUpHref}
          signInHref={signInHref}
        />
      )}
    </>
  );
}
