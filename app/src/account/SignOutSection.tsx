import { SignOutEverywhere } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { useSignOutEverywhere } from './useSignOutEverywhere.ts';

/** Signing out on all devices; loaded after the forms above it, since its dialog weighs more than they do. */
export default function SignOutSection(): ReactNode {
  return <SignOutEverywhere onSignOut={useSignOutEverywhere()} />;
}
