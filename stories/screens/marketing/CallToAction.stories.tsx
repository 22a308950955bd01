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
      use: ['At the end of a marketing page: what to do now, with one or two large buttons.'],
      avoid: [{ when: 'It opens the page.', instead: 'Screens/Marketing/Hero' }],
      keyboard: [],
      accessibility: ['A region named by its title.'],
    },
  },
});

export const Default = meta.story();

/** The words lead, the two buttons stand beside them. */
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

/** By a statement about tax stands its disclaimer. */
export const WithDisclaimer = meta.story({ args: { ...TwoActions.input.args, note: <TaxDisclaimer /> } });

export const LongText = meta.story({
  args: { ...TwoActions.input.args, title: longTitle, description: longText, note: longText },
});
