import '@redwhiteandcode/design-system/theme';
import { LinkProvider } from '@redwhiteandcode/design-system';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import { definePreview, type ReactRenderer } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { configure } from 'storybook/test';
import { AnatomyFigure } from './docs/Anatomy.tsx';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { DocsFrame } from './docs/DocsFrame.tsx';
import { guideComponents } from './docs/Guide.tsx';
import { applyGlobals, readGlobals } from './docs/useGlobals.ts';
import { enhanceArgTypes } from './enhanceArgTypes.ts';
import './preview.css';
import { stayInPlace } from './stayInPlace.ts';
import { StoryLink } from './StoryLink.tsx';

stayInPlace();
// Long, so that a slow machine does not fail a story. Only a play function that hangs reaches it.
configure({ asyncUtilTimeout: 30_000 });

/** React Aria derives the direction from a locale. Both format numbers the same way, and its strings stay English. */
const locales = { ltr: 'en-US', rtl: 'he-IL' } as const;

/**
 * Waits for the theme's web fonts, because `document.fonts.ready` can resolve before a font starts to load. It skips the
 * fallback faces, which are system fonts that may not exist.
 */
async function loadFonts(): Promise<Record<string, never>> {
  const webFonts = [...document.fonts].filter(({ family }) => family.includes('Variable'));
  await Promise.all(webFonts.map((font) => font.load()));
  return {};
}

/** A constant, because the types of the docs addon do not know `components`. */
const docs = {
  container: DocsFrame,
  page: ComponentPage,
  components: guideComponents,
  toc: { headingSelector: 'h2', ignoreSelector: '.sb-story *, .skip-toc', title: 'On this page' },
};

/** The configuration of all stories. Every story file creates its `meta` with it. */
export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes()],
  tags: ['autodocs'],
  argTypesEnhancers: [enhanceArgTypes],
  loaders: [loadFonts],
  globalTypes: {
    dir: {
      description: 'Text direction',
      toolbar: {
        icon: 'transfer',
        title: 'Direction',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Height of controls and rows',
      toolbar: {
        icon: 'component',
        title: 'Density',
        items: [
          { value: 'compact', title: 'Compact' },
          { value: 'regular', title: 'Regular' },
          { value: 'comfortable', title: 'Comfortable' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', dir: 'ltr', density: 'regular' },
  decorators: [
    (Story, { parameters }) =>
      parameters['anatomy'] ? (
        <AnatomyFigure parts={parameters['anatomy']}>
          <Story />
        </AnatomyFigure>
      ) : (
        <Story />
      ),
    (Story, { globals }) => {
      const state = readGlobals(globals);
      applyGlobals(state);
      return (
        <I18nProvider locale={locales[state.dir]}>
          <LinkProvider component={StoryLink}>
            <Story />
          </LinkProvider>
        </I18nProvider>
      );
    },
    withThemeByDataAttribute<ReactRenderer>({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    layout: 'padded',
    viewport: {
      options: {
        reflow: { name: '320 px (reflow)', type: 'mobile', styles: { width: '320px', height: '640px' } },
        phone: { name: '375 px (phone)', type: 'mobile', styles: { width: '375px', height: '812px' } },
        tablet: { name: '768 px (tablet)', type: 'tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1280 px (desktop)', type: 'desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      // axe leaves target-size (WCAG 2.2, 2.5.8) off.
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    docs,
    // Storybook parses this from the source, so it must be a literal.
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          [
            'Color',
            'Color pairs',
            'Type',
            'Space',
            'Shape and elevation',
            'Motion',
            'Density',
            'Layers',
            'Icons',
          ],
          'Guides',
          [
            'Theming',
            'Density',
            'Accessibility',
            'Writing',
            'Forms and errors',
            'Overlays',
            'Tables',
            'Contributing a component',
          ],
          'Components',
          ['Actions', 'Inputs', 'Navigation', 'Overlays', 'Feedback', 'Data', 'Layout'],
          'Screens',
          [
            'Marketing',
            'Catalog',
            'Course',
            'Curriculum',
            'Learning',
            'Credentials',
            'Orders',
            'Reimbursement',
            'Corporate',
            'Liftoff',
            'Identity',
            'Account',
            'Help',
            'Contact',
            'Waitlist',
            'Legal',
            'Message',
            'Admin',
          ],
          'Pages',
          'Deprecated',
        ],
      },
    },
  },
});
