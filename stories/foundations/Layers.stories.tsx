import { CodeText, Text } from '@redwhiteandcode/design-system';
import { zIndex } from '@redwhiteandcode/design-system/theme';
import preview from '#.storybook/preview.tsx';
import { FoundationPage } from './FoundationPage.tsx';
import { layer, layers } from './foundations.css.ts';

const meta = preview.meta({ title: 'Foundations/Layers', tags: ['!autodocs'] });

const uses: Record<keyof typeof zIndex, string> = {
  sticky: 'Bars that stay while the page scrolls',
  sidebar: 'The navigation of the admin area, next to the page',
  navigation: 'The navigation bar with its menus, above sticky bars',
  scrim: 'The overlay behind a dialog',
  modal: 'Dialogs',
  popover: 'Menus, popovers, and tooltips, also in a dialog',
  toast: 'Toasts',
  skipLink: 'The first link of the page, when focused',
};

/** The stacking order. No other z-index is allowed. */
export const Layers = meta.story({
  render: () => (
    <FoundationPage
      title="Layers"
      lead="The stacking order, highest first. A component uses a layer by its name, never a number."
    >
      <ol className={layers}>
        {(Object.keys(zIndex) as (keyof typeof zIndex)[]).toReversed().map((name, index) => (
          <li key={name} className={layer} style={{ marginInlineStart: `${index * 1.25}rem` }}>
            <CodeText>
              {name} {zIndex[name]}
            </CodeText>
            <Text size="sm" tone="muted">
              {uses[name]}
            </Text>
          </li>
        ))}
      </ol>
    </FoundationPage>
  ),
});
