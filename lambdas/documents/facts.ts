import { addElement, addText, colors, contentWidth, heightOf, paper } from './pdf.ts';
import type { Writer } from './writer.ts';

const nameWidth = 130;
const gap = 3;

/** Adds names and values, one pair on each line, as a list for screen readers. */
export function addFacts(writer: Writer, facts: readonly (readonly [name: string, value: string])[]): void {
  const list = addElement(writer.pdf, writer.section, 'L');
  const nameStyle = { color: colors.muted } as const;
  const valueStyle = { font: 'bold' } as const;
  const width = contentWidth - nameWidth;
  for (const [name, value] of facts) {
    const height = Math.max(
      heightOf(writer.pdf, name, nameWidth - 8, nameStyle),
      heightOf(writer.pdf, value, width, valueStyle),
    );
    writer.reserve(height);
    const item = addElement(writer.pdf, list, 'LI');
    const { y } = writer;
    addText(writer.pdf, item, 'Lbl', {
      text: name,
      x: paper.left,
      y,
      width: nameWidth - 8,
      style: nameStyle,
    });
    addText(writer.pdf, item, 'LBody', {
      text: value,
      x: paper.left + nameWidth,
      y,
      width,
      style: valueStyle,
    });
    item.end();
    writer.y += height + gap;
  }
  list.end();
  writer.skip(6);
}
