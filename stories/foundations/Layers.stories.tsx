import { CodeText, Text } from '@redwhiteandcode/design-system';
import { zIndex } from '@redwhiteandcode/design-system/theme';
import preview from '#.storybook/preview.tsx';
import { FoundationPage } from './FoundationPage.tsx';
import { layer, layers } from './foundations.css.ts';

const meta = preview.meta({ title: 'Foundations/Layers', tags: ['!autodocs'] });

const uses: Record<keyof typeof zIndex, string> = {
  sticky: 'Bars that stay while the page scrolls',
  sidebar: 'The navigation of the administration, beside the page',
  navigation: 'The site’s bar with its menus, above whatever sticks below it',
  scrim: 'The veil under a dialog',
  modal: 'Dialogs',
  popover: 'Menus, popovers, tooltips: also inside a dialog',
  toast: 'Messages that pass',
  skipLink: 'The page’s first link, when it has focus',
};

/** What stands above what; nothing else sets a place. */
export const Layers = meta.story({
  render: () => (
    <FoundationPage
      title="Layers"
      lead="What stands above what, the highest first. A component takes its place by name, never by a number of its own."
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
