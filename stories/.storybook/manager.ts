import { addons } from 'storybook/manager-api';
import { storybookThemes } from './docs/theme.ts';

const system = matchMedia('(prefers-color-scheme: dark)');

function follow(): void {
  addons.setConfig({
    theme: storybookThemes[system.matches ? 'dark' : 'light'],
    sidebar: { showRoots: true },
  });
}

follow();
system.addEventListener('change', follow);
