import { assignVars, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { declareLayers } from './layers.ts';
import { light } from './tokens.ts';

declareLayers();

const white = light.bg.surface;

/** The light theme without the backgrounds and shadows that only decorate, so that they take no ink. */
const paper = {
  ...light,
  bg: { ...light.bg, canvas: white, subtle: white, brand: white, hover: white },
  fg: { ...light.fg, onBrand: light.fg.default },
};

globalStyle(':root, [data-theme]', {
  '@layer': {
    theme: {
      '@media': {
        print: {
          colorScheme: 'light',
          vars: {
            ...assignVars(vars.color, paper),
            ...assignVars(vars.shadow, { e1: 'none', e2: 'none', e3: 'none', e4: 'none' }),
          },
        },
      },
    },
  },
});

function onPaper(selector: string, rule: NonNullable<GlobalStyleRule['@media']>[string]): void {
  globalStyle(selector, { '@layer': { reset: { '@media': { print: rule } } } });
}

// The remaining backgrounds are states: a check, a switch, a badge's tone, progress. They print without the browser's
// background graphics.
onPaper('html', { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' });
onPaper('h1, h2, h3, h4, h5, h6', { breakAfter: 'avoid', breakInside: 'avoid' });
onPaper('tr, dt, figure, img, svg, [data-component="Card"]', { breakInside: 'avoid' });
onPaper('dt', { breakAfter: 'avoid' });
onPaper('p, li, dd', { orphans: 3, widows: 3 });

/** Components that nobody can use on paper. */
const interactive = [
  'Breadcrumbs',
  'Button',
  'ButtonLink',
  'IconButton',
  'LessonNavigation',
  'Pagination',
  'Sidebar',
  'ToastRegion',
];

// Dialogs print after the page, because every sheet repeats an element with a fixed position.
onPaper('[data-part="scrim"]', { position: 'static !important' as 'static', background: 'none !important' });

// `!important` reverses the order of the layers: in the first layer it overrides every component.
const unusable = [
  ...interactive.map((name) => `[data-component="${name}"]`),
  '[data-part="drop-zone"]:not([data-filled])',
];
onPaper(unusable.join(), { display: 'none !important' });
