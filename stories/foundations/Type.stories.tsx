import { CodeText, Stack, Text } from '@redwhiteandcode/design-system';
import { typography } from '@redwhiteandcode/design-system/theme';
import type { CSSProperties } from 'react';
import preview from '#.storybook/preview.tsx';
import { FoundationPage } from './FoundationPage.tsx';
import { digits, panel, role, roleNote } from './foundations.css.ts';

const meta = preview.meta({ title: 'Foundations/Type', tags: ['!autodocs'] });

const { code, eyebrow, stat, text, title } = typography;

interface Role {
  name: string;
  use: string;
  style: CSSProperties;
  sample?: string;
}

const roles: readonly Role[] = [
  { name: 'title.displayLg', use: 'First title of a marketing page', style: title.displayLg },
  { name: 'title.displaySm', use: 'Title of a smaller page', style: title.displaySm },
  { name: 'title.lg', use: 'Page', style: title.lg },
  { name: 'title.md', use: 'Section', style: title.md },
  { name: 'title.sm', use: 'Card', style: title.sm },
  { name: 'text.lg', use: 'Lead', style: text.lg },
  { name: 'text.md', use: 'Body and inputs', style: text.md },
  { name: 'text.sm', use: 'Tables and help', style: text.sm },
  { name: 'text.xs', use: 'Badges and captions', style: text.xs },
  { name: 'stat', use: 'A standalone number', style: stat, sample: '1,234,567.89' },
  { name: 'code', use: 'Code and ids', style: code, sample: 'RWC-2025-DEM0CERT' },
  { name: 'eyebrow', use: 'The line above a title', style: eyebrow, sample: '// sample courses' },
];

/** Converts a length in rem to px at the browser’s default font size. Returns other lengths unchanged. */
function px(length: CSSProperties['fontSize']): string {
  const rem = /^([\d.]+)rem$/.exec(String(length))?.[1];
  return rem === undefined ? String(length) : String(Number(rem) * 16);
}

function measures({ fontSize, lineHeight, fontWeight = 400, letterSpacing = '0' }: CSSProperties): string {
  return `${px(fontSize)} / ${px(lineHeight)} · weight ${fontWeight} · tracking ${letterSpacing}`;
}

/** Every role of the type scale in its style. */
export const Scale = meta.story({
  render: () => (
    <FoundationPage
      title="Type scale"
      lead="Public Sans for text, Archivo for titles and numbers, JetBrains Mono for code. Size and line height are in px at the browser’s default font size, with which they scale."
    >
      <Stack as="ul" gap={32}>
        {roles.map(({ name, use, style, sample = 'Learn to work with AI' }) => (
          <li key={name} className={role}>
            <div className={roleNote}>
              <CodeText>{name}</CodeText>
              <Text size="sm" tone="muted">
                {use}
              </Text>
              <Text size="sm" tone="muted">
                {measures(style)}
              </Text>
            </div>
            <p style={style}>{sample}</p>
          </li>
        ))}
      </Stack>
    </FoundationPage>
  ),
});

const amounts = ['1,111.11', '8,888.88', '70,410.50'];

/** Numbers in a column have digits of equal width. */
export const Digits = meta.story({
  render: () => (
    <FoundationPage
      title="Digits"
      lead={
        <>
          Proportional in text, and of equal width (<CodeText>tabular-nums</CodeText>) in tables, statistics,
          the calculator, and timers, where people compare numbers.
        </>
      }
    >
      <div className={digits}>
        {(['proportional-nums', 'tabular-nums'] as const).map((variant) => (
          <div key={variant} className={panel}>
            <Stack gap={12}>
              <CodeText>{variant}</CodeText>
              <Stack gap={4} align="end">
                {amounts.map((amount) => (
                  <p key={amount} style={{ ...text.lg, fontVariantNumeric: variant }}>
                    ${amount}
                  </p>
                ))}
              </Stack>
            </Stack>
          </div>
        ))}
        <div className={panel}>
          <Stack gap={12}>
            <CodeText>stat</CodeText>
            <Stack gap={4} align="end">
              {amounts.map((amount) => (
                <p key={amount} style={stat}>
                  ${amount}
                </p>
              ))}
            </Stack>
          </Stack>
        </div>
      </div>
    </FoundationPage>
  ),
});
