/**
 * Writes `src/components/icon/icons.ts`: one path for each icon, a tenth of the size of a React component. It updates the
 * icons in the file and adds those named as arguments: `node design-system/scripts/icons.ts copy arrow-up`. To remove an
 * icon, delete its line.
 */
import { writeFileSync } from 'node:fs';
import * as icons from '../src/components/icon/icons.ts';

type Attributes = Record<string, string>;
type IconNode = readonly [tag: string, attributes: Attributes][];

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`;
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`);
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

/** Returns the `d` of a path that draws the shape. */
function toPath(tag: string, attributes: Attributes): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  if (tag === 'path' && attributes.d) return attributes.d;
  if (tag === 'circle') return ellipse(number('cx'), number('cy'), number('r'), number('r'));
  if (tag === 'rect')
    return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'));
  if (tag === 'line') return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
  if (tag === 'polyline' || tag === 'polygon') return `M${attributes.points}${tag === 'polygon' ? 'z' : ''}`;
  throw new Error(`An icon contains a <${tag}>, which this script cannot convert to a path.`);
}

/** Returns the text of `src/components/icon/icons.ts` for its icons and these new ones, from the installed lucide-react. */
export async function renderIcons(added: readonly string[] = []): Promise<string> {
  const existing = Object.keys(icons).map((name) =>
    name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`),
  );
  const lines = await Promise.all(
    [...existing, ...added].sort().map(async (name) => {
      const module: { __iconData: { node: IconNode } } = await import(`lucide-react/icons/${name}`);
      // A relative move at the start of a path would continue from the end of the previous path.
      const paths = module.__iconData.node.map(([tag, attributes]) =>
        toPath(tag, attributes).replace(/^m/, 'M0 0m'),
      );
      const constant = name.replace(/-(.)/g, (_dash, next: string) => next.toUpperCase());
      const line = `export const ${constant} = '${paths.join('')}';\n`;
      return line.length > 111 ? line.replace('= ', '=\n  ') : line;
    }),
  );
  return `// Generated from lucide-react (ISC license) by scripts/icons.ts.\n\n${lines.join('')}`;
}

if (import.meta.main) {
  const text = await renderIcons(process.argv.slice(2));
  writeFileSync(new URL('../src/components/icon/icons.ts', import.meta.url), text);
}
