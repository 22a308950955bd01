import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { readSources } from './scripts/dtcg.ts';
import { renderFigma } from './scripts/figma.ts';
import { entries, manifest } from './scripts/manifest.ts';

const root = import.meta.dirname;
const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const fonts = ['public-sans', 'archivo', 'jetbrains-mono'];

/** Makes `./theme` import the styles, and adds types for the stylesheet, the licenses of the fonts, and Figma's variables. */
function finishPackage(): Plugin {
  return {
    name: 'finish-package',
    writeBundle({ dir = '' }) {
      const theme = path.join(dir, 'theme/index.js');
      writeFileSync(theme, `import '../styles.css';${readFileSync(theme, 'utf8')}`);
      writeFileSync(path.join(dir, 'styles.css.d.ts'), 'export {};\n');
      mkdirSync(path.join(dir, 'fonts'), { recursive: true });
      for (const font of fonts) {
        const license = path.join(root, `../node_modules/@fontsource-variable/${font}/LICENSE`);
        copyFileSync(license, path.join(dir, `fonts/${font}.LICENSE.txt`));
      }
      for (const [name, content] of renderFigma(readSources())) {
        const file = path.join(dir, 'figma', name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(content, null, 2));
      }
    },
  };
}

export default defineConfig({
  root,
  base: './',
  plugins: [vanillaExtractPlugin(), finishPackage()],
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    reportCompressedSize: false,
    lib: {
      entry: Object.fromEntries(
        entries.map(({ source }) => [source.replace(/^\.\/src\/|\.tsx?$/g, ''), source]),
      ),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) => dependencies.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.woff2') ? `fonts/${name}` : name),
      },
    },
  },
});
