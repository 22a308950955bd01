import { Alert, AuthFrame, TwoStepForm } from '@redwhiteandcode/design-system';
import { checkRecoveryCode, checkTwoStepCode } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';
import { tabsTo } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Identity/AuthFrame',
  component: AuthFrame,
  args: {
    title: 'Two-Step Verification',
    lead: 'Enter the code to finish signing in.',
    children: (
      <TwoStepForm
        validate={{ code: checkTwoStepCode, recoveryCode: checkRecoveryCode }}
        onSubmit={fn()}
        onBackToSignIn={fn()}
      />
    ),
  },
  parameters: {
    layout: 'fullscreen',
    usage: {
      status: 'new',
      use: ['A form that is part of signing in, such as TwoStepForm.'],
      avoid: [{ when: 'The form is a view of AuthCard.', instead: 'Screens/Identity/AuthCard' }],
      keyboard: [{ keys: 'Tab', does: 'Moves to Back to Home, then into the form.', test: 'Default' }],
      accessibility: ['The title is the page’s h1. A script can move focus to it.'],
    },
  },
});

export const Default = meta.story({
  play: tabsTo(['link', 'Back to Home'], ['textbox', '6-digit code']),
});

export const WithNotice = meta.story({
  args: { notice: <Alert tone="warning">Your session has ended.</Alert> },
});

export const LongText = meta.story({ args: { title: longTitle, lead: longText } });
