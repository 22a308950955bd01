/** The part of a section's words that stands at its head. */
export const headOf = ({ eyebrow, title, description }: SectionHead): SectionHead => ({
  eyebrow,
  title,
  ...(description !== undefined && { description }),
});

interface SectionHead {
  eyebrow: string;
  title: string;
  description?: string;
}
