import { lazy } from 'react';

/** The outline on small screens, loaded when it is first opened. */
export const OutlineDrawer = lazy(() => import('./OutlineDrawer.tsx'));

/** The list of keyboard shortcuts, loaded when it is first opened. */
export const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));
