/**
 * Turns the lucide icons named here into `src/components/icon/icons.ts`, one path each: a string ships in a tenth of what
 * a React component per icon does. Run after a change of the list: `node design-system/scripts/icons.ts`.
 */
import { writeFileSync } from 'node:fs';

type Attributes = Record<string, string>;
type IconNode = readonly [tag: string, attributes: Attributes][];

const names = [
  'receipt',
  'life-buoy',
  'hand-heart',
  'bell',
  'calculator',
  'badge-check',
  'circle-question-mark',
  'briefcase',
  'graduation-cap',
  'rocket',
  'message-circle',
  'thumbs-up',
  'star',
  'map-pin',
  'phone',
  'send',
  'funnel',
  'search',
  'shield',
  'scroll-text',
  'mail',
  'building-complex',
  'book-open-check',
  'panels-top-left',
  'save',
  'rotate-ccw-clock',
  'download',
  'pencil',
  'trash',
  'plus',
  'arrow-down',
  'arrow-up',
  'grip-vertical',
  'link',
  'redo-2',
  'undo-2',
  'square-code',
  'text-quote',
  'list-ordered',
  'list',
  'heading-3',
  'heading-2',
  'code',
  'italic',
  'letter-b',
  'arrow-left',
  'arrow-right',
  'award',
  'book-open',
  'check',
  'chevron-down',
  'chevrons-up-down',
  'circle',
  'circle-exclamation-point',
  'circle-check',
  'circle-minus',
  'circle-x',
  'clock',
  'external-link',
  'eye',
  'eye-off',
  'file',
  'info',
  'minus',
  'upload',
  'layers',
  'lock',
  'menu',
  'monitor',
  'moon',
  'pause',
  'play',
  'search-x',
  'sparkles',
  'sun',
  'triangle-exclamation-point',
  'users',
  'file-text',
  'receipt-text',
  'shield-check',
  'landmark',
  'ellipsis',
  'panel-left',
  'chevron-left',
  'chevron-right',
  'log-out',
  'user',
  'settings',
  'copy',
  'x',
];

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`;
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`);
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

/** The `d` of a path that draws the shape. */
function toPath(tag: string, attributes: Attributes): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  if (tag === 'path' && attributes.d) return attributes.d;
  if (tag === 'circle') return ellipse(number('cx'), number('cy'), number('r'), number('r'));
  if (tag === 'rect')
    return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'));
  if (tag === 'line') return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
  if (tag === 'polyline' || tag === 'polygon') return `M${attributes.points}${tag === 'polygon' ? 'z' : ''}`;
  throw new Error(`An icon holds a <${tag}>, which has no path here.`);
}

/** The text of `src/components/icon/icons.ts` for the installed lucide-react. */
export async function renderIcons(): Promise<string> {
  const lines = await Promise.all(
    names.map(async (name) => {
      const module: { __iconData: { node: IconNode } } = await import(`lucide-react/icons/${name}`);
      // A path that begins with a relative move would start where the one before it ended.
      const paths = module.__iconData.node.map(([tag, attributes]) =>
        toPath(tag, attributes).replace(/^m/, 'M0 0m'),
      );
      const constant = name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
      const line = `export const ${constant} = '${paths.join('')}';\n`;
      return line.length > 111 ? line.replace('= ', '=\n  ') : line;
    }),
  );
  return `// Generated from lucide-react (ISC licence) by scripts/icons.ts; do not edit.\n\n${lines.join('')}`;
}

if (import.meta.main) {
  writeFileSync(new URL('../src/components/icon/icons.ts', import.meta.url), await renderIcons());
}
