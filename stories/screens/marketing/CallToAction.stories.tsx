import { ButtonLink, CallToAction, Section, TaxDisclaimer } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const start = (
  <ButtonLink href="/auth" size="lg">
    Get Started Today
  </ButtonLink>
);

const meta = preview.meta({
  title: 'Screens/Marketing/CallToAction',
  component: CallToAction,
  args: { title: 'Ready when you are', actions: start },
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    usage: {
      status: 'new',
      use: ['The end of a marketing page: the next step, with one or two large buttons.'],
      avoid: [{ when: 'You need the first section of a page.', instead: 'Screens/Marketing/Hero' }],
      keyboard: [],
      accessibility: ['A region named by its title.'],
    },
  },
});

export const Default = meta.story();

/** The text comes first, with two buttons beside it. */
export const TwoActions = meta.story({
  args: {
    description: 'An account is free. Look around, then talk to HR with the facts in hand.',
    actions: (
      <>
        {start}
        <ButtonLink href="/verify" variant="neutral" size="lg">
          Verify Certificate
        </ButtonLink>
      </>
    ),
  },
});

/** A statement about taxes has the disclaimer. */
export const WithDisclaimer = meta.story({ args: { ...TwoActions.input.args, note: <TaxDisclaimer /> } });

export const LongText = meta.story({
  args: { ...TwoActions.input.args, title: longTitle, description: longText, note: longText },
});
