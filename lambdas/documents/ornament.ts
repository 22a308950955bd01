import {
  certificateFrame,
  type Petals,
  petalAngles,
  rosette,
  seal,
} from '@redwhiteandcode/design-system/printed-certificate';
import { colors, drawArtifact, type PacketDocument } from './pdf.ts';

/** The size of the ornament's unit in points: 100 units are an inch. */
const unit = 0.72;
/** The distance of the middle of the frame from the edges of the page, in units. */
const inset = 44;

/** Draws the frame around a page of any size, as an artifact. */
export function drawFrame(pdf: PacketDocument): void {
  const { width, height } = pdf.page;
  const { waves, lines, corners } = certificateFrame({ width: width / unit, height: height / unit, inset });
  drawArtifact(pdf, 'Layout', () => {
    pdf.save().scale(unit);
    pdf.path(waves).lineWidth(0.8).stroke(colors.ornament);
    for (const line of lines) {
      pdf.rect(line.x, line.y, line.width, line.height).lineWidth(1.6).stroke(colors.brand);
    }
    for (const { x, y } of corners) {
      pdf.save().translate(x, y);
      pdf.circle(0, 0, rosette.radius).lineWidth(1.2).fillAndStroke('white', colors.brand);
      drawPetals(pdf, rosette.petals);
      pdf.restore();
    }
    pdf.restore();
  });
}

/** Draws the seal around a center, as an artifact. The radius is in points. */
export function drawSeal(
  pdf: PacketDocument,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  drawArtifact(pdf, 'Layout', () => {
    pdf
      .save()
      .translate(x, y)
      .scale(radius / seal.radius);
    pdf.circle(0, 0, seal.ring).lineWidth(1.6).stroke(colors.brand);
    drawPetals(pdf, seal.petals);
    pdf.circle(0, 0, seal.disc).lineWidth(1.2).fillAndStroke('white', colors.brand);
    pdf.circle(0, 0, seal.line).lineWidth(1.6).stroke(colors.brand);
    pdf.path(seal.tick).lineWidth(3).lineCap('round').lineJoin('round').stroke(colors.ornament);
    pdf.restore();
  });
}

function drawPetals(pdf: PacketDocument, petals: Petals): void {
  for (const angle of petalAngles(petals)) {
    pdf.save().rotate(angle).ellipse(0, 0, petals.length, petals.width);
    pdf.lineWidth(0.8).stroke(colors.ornament).restore();
  }
}
