import '@redwhiteandcode/design-system/theme';
import { LinkProvider } from '@redwhiteandcode/design-system';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview, ReactRenderer } from '@storybook/react-vite';
import { enhanceArgTypes } from './enhanceArgTypes.ts';
import { loadFonts } from './loadFonts.ts';
import './preview.css';
import { StoryLink } from './StoryLink.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [enhanceArgTypes],
  loaders: [loadFonts],
  decorators: [
    (Story) => (
      <LinkProvider component={StoryLink}>
        <Story />
      </LinkProvider>
    ),
    withThemeByDataAttribute<ReactRenderer>({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    // axe leaves target-size (WCAG 2.2, 2.5.8) off.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          ['Colour', 'Type', 'Space'],
          'Components',
          ['Actions', 'Inputs', 'Navigation', 'Feedback', 'Data', 'Layout'],
          'Screens',
          ['Marketing', 'Catalog', 'Learning', 'Certificates', 'Auth'],
        ],
      },
    },
  },
};

export default preview;
