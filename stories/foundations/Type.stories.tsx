import { CodeText, Heading, Stack, Text } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { code, eyebrow, stat, text, title } from '../../design-system/src/theme/typography.ts';

const meta: Meta = { title: 'Foundations/Type', tags: ['!autodocs'] };
export default meta;

interface Role {
  name: string;
  use: string;
  style: CSSProperties;
  sample?: string;
}

const roles: readonly Role[] = [
  { name: 'title.displayLg', use: 'Opening of a marketing page', style: title.displayLg },
  { name: 'title.displaySm', use: 'Title of a lesser page', style: title.displaySm },
  { name: 'title.lg', use: 'Page', style: title.lg },
  { name: 'title.md', use: 'Section', style: title.md },
  { name: 'title.sm', use: 'Card', style: title.sm },
  { name: 'text.lg', use: 'Lead', style: text.lg },
  { name: 'text.md', use: 'Body and inputs', style: text.md },
  { name: 'text.sm', use: 'Tables and help', style: text.sm },
  { name: 'text.xs', use: 'Badges and captions', style: text.xs },
  { name: 'stat', use: 'A number that stands for itself', style: stat, sample: '1,234,567.89' },
  { name: 'code', use: 'Code and ids', style: code, sample: 'RWC-2025-DEM0CERT' },
  { name: 'eyebrow', use: 'The line above a title', style: eyebrow, sample: '// sample courses' },
];

function measures({ fontSize, lineHeight, fontWeight, letterSpacing }: CSSProperties): string {
  const parts = [`${fontSize} / ${lineHeight}`, fontWeight, letterSpacing];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** Every role of the type scale, in its own style. */
export const Scale: StoryObj = {
  render: () => (
    <Stack gap={32}>
      <Heading level={1}>Type scale</Heading>
      <Stack as="ul" gap={32}>
        {roles.map(({ name, use, style, sample = 'Learn to work with AI' }) => (
          <li key={name}>
            <p style={style}>{sample}</p>
            <Text size="sm" tone="muted">
              <CodeText>{name}</CodeText> {measures(style)}. {use}.
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  ),
};

/** Numbers that stand below one another have digits of equal width. */
export const Digits: StoryObj = {
  render: () => (
    <Stack>
      <Heading level={1}>Digits</Heading>
      <Text>Proportional in text: 1,111 and 8,888.</Text>
      <div style={stat}>
        <p>1,111</p>
        <p>8,888</p>
      </div>
    </Stack>
  ),
};
