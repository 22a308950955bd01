import { lazy } from 'react';
import { useHydrated } from '../frame/useHydrated.ts';
import { readSettings } from './settings.ts';

/** What cannot be loaded measures nothing, and takes nothing else of the page with it. */
const nothing = { default: () => null };

/** The question about measuring, and the measuring. */
export const Analytics = lazy(() => import('./Analytics.tsx').catch(() => nothing));

/** The footer's control that opens the question again. */
export const PrivacyChoices = lazy(() => import('./PrivacyChoices.tsx').catch(() => nothing));

/** Whether there is anything that a visitor could be asked about; false in prerendered HTML. */
export function useCanMeasure(): boolean {
  return useHydrated() && readSettings() !== undefined;
}
