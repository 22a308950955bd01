import { AuthFrame, TwoStepForm, type TwoStepFormProps } from '@redwhiteandcode/design-system';
import { checkRecoveryCode, checkTwoStepCode } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { twoStepCopy as copy } from '../../parts/identity/twoStepCopy.ts';

export type SecondStepPageProps = Omit<TwoStepFormProps, 'validate'>;

/** The page for the second step of signing in, after the password. Its heading takes focus. */
export function SecondStepPage(props: SecondStepPageProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <AuthFrame title={copy.secondStep} lead={copy.secondStepLead} titleRef={title}>
      <TwoStepForm {...props} validate={{ code: checkTwoStepCode, recoveryCode: checkRecoveryCode }} />
    </AuthFrame>
  );
}
