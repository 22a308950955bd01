import {
  Alert,
  BuySeatsForm,
  type BuySeatsFormProps,
  ButtonLink,
  Card,
  Heading,
  Inline,
  Link,
  Section,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import { noSeats } from '@redwhiteandcode/contract/company/term.ts';
import type { ReactNode } from 'react';
import { buyHref, companiesHref } from '../../parts/company/addresses.ts';
import { buyTerms, checkBuySeats, offerOf } from '../../parts/company/buySeats.ts';
import { PageHeading } from '../../shell/frame/PageHeading.tsx';
import { signInHref } from '../../shell/session/returnTo.ts';
import { buyCopy as copy } from './buyCopy.ts';

/** What is bought: the first seats of a company that has no account yet. */
export const firstPurchase = { account: noSeats, isRenewal: false } as const;

export interface BuyPageProps extends Pick<BuySeatsFormProps, 'values' | 'onSubmit'> {
  isSignedIn: boolean;
  /** Whether the user has a role in a company. @default false */
  hasCompany?: boolean;
}

/** The page on which a company buys its first seats: everyone sees the price, users also the form. */
export function BuyPage({ values, onSubmit, isSignedIn, hasCompany = false }: BuyPageProps): ReactNode {
  return (
    <Section width="md">
      <Stack gap={32}>
        <PageHeading title={copy.title} description={copy.lead} />
        {hasCompany && (
          <Alert tone="info">
            {copy.own} <Link href={companiesHref}>{copy.ownLink}</Link>
          </Alert>
        )}
        <BuySeatsForm
          values={values}
          seatsLabel={copy.seats}
          offerOf={offerOf(firstPurchase)}
          terms={buyTerms}
          validate={checkBuySeats(firstPurchase)}
          onSubmit={onSubmit}
          gate={isSignedIn ? undefined : (seats) => <Gate seats={seats} />}
        />
      </Stack>
    </Section>
  );
}

/** The ways to an account, which come back to the same number of seats. */
function Gate({ seats }: { seats: string }): ReactNode {
  const href = signInHref(`${buyHref}?seats=${encodeURIComponent(seats)}`);
  const { title, text, signUp, signIn } = copy.gate;
  return (
    <Card padding="lg">
      <Stack gap={16}>
        <Heading level={2} size="sm">
          {title}
        </Heading>
        <Text>{text}</Text>
        <Inline gap={12}>
          <ButtonLink href={`${href}&mode=signup`}>{signUp}</ButtonLink>
          <ButtonLink href={href} variant="neutral">
            {signIn}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
