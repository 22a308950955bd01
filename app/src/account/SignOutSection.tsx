import { SignOutEverywhere } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { useSignOutEverywhere } from './useSignOutEverywhere.ts';

/** Signs out on all devices. Loaded after the forms above it, because its dialog is larger than they are. */
export default function SignOutSection(): ReactNode {
  return <SignOutEverywhere onSignOut={useSignOutEverywhere()} />;
}
