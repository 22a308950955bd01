import { CodeText, Stack, vars } from '@redwhiteandcode/design-system';
import { space } from '@redwhiteandcode/design-system/tokens';
import preview from '#.storybook/preview.tsx';
import { FoundationPage } from './FoundationPage.tsx';
import { bar, measureRow } from './foundations.css.ts';

const meta = preview.meta({ title: 'Foundations/Space', tags: ['!autodocs'] });

const uses: Partial<Record<keyof typeof space, string>> = {
  2: 'Optical corrections',
  4: 'Icon and text in a badge',
  8: 'Items in a line; label and field',
  12: 'Inside controls',
  16: 'Paragraphs, fields; a card’s padding on a phone',
  24: 'A card’s padding; cards in a grid',
  32: 'The margin of the page on tablets and larger',
  40: 'A section’s heading and its content',
  64: 'Sections on a phone',
  96: 'Sections on a desktop',
};

export const Distances = meta.story({
  render: () => (
    <FoundationPage
      title="Distances"
      lead="In px at the browser’s default font size, with which they scale. Components have no outer margin. Stack, Inline, and Grid set the spacing."
    >
      <Stack as="ul" gap={12}>
        {Object.values(space).map((px) => (
          <li key={px} className={measureRow}>
            <CodeText>space.{px}</CodeText>
            <div className={bar} style={{ inlineSize: vars.space[px] }} />
            <span>{uses[px]}</span>
          </li>
        ))}
      </Stack>
    </FoundationPage>
  ),
});
