import { LinkProvider } from '@redwhiteandcode/design-system';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { DocsLink } from './navigation.tsx';
import { storybookThemes } from './theme.ts';
import { GlobalsContext, useGlobals } from './useGlobals.ts';

/** Wraps every documentation page: applies the toolbar's settings, and opens links in Storybook's window. */
export function DocsFrame({ context, children }: DocsContainerProps & { children?: ReactNode }): ReactNode {
  const globals = useGlobals(context);
  return (
    <DocsContainer context={context} theme={storybookThemes[globals.theme]}>
      <GlobalsContext value={globals}>
        <LinkProvider component={DocsLink}>{children}</LinkProvider>
      </GlobalsContext>
    </DocsContainer>
  );
}
