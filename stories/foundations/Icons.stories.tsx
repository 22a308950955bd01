import { CodeText, Icon, icons, SearchField, Stack, Text } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { FoundationPage } from './FoundationPage.tsx';
import { iconCell, iconGrid, searchWidth } from './foundations.css.ts';
import { TokenName } from './TokenName.tsx';

const meta = preview.meta({ title: 'Foundations/Icons', tags: ['!autodocs'] });

const all = Object.entries(icons).sort(([one], [other]) => one.localeCompare(other, 'en'));

function Gallery(): ReactNode {
  const [query, setQuery] = useState('');
  const term = query.trim().toLowerCase();
  const found = all.filter(([name]) => name.toLowerCase().includes(term));
  return (
    <Stack gap={24}>
      <div className={searchWidth}>
        <SearchField label="Search icons by name" value={query} onChange={setQuery} />
      </div>
      <output>
        <Text as="span" size="sm" tone="muted">
          {found.length === 0 ? `No icon is called “${query}”.` : `${found.length} of ${all.length} icons`}
        </Text>
      </output>
      <ul className={iconGrid}>
        {found.map(([name, icon]) => (
          <li key={name} className={iconCell}>
            <Icon icon={icon} size="lg" />
            <TokenName>{name}</TokenName>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** All icons of the package, by their names in `icons`. */
export const Icons = meta.story({
  render: () => (
    <FoundationPage
      title="Icons"
      lead={
        <>
          Line icons from lucide in the color of the text. Importing <CodeText>icons.check</CodeText> bundles
          only that icon. An icon with a meaning needs a label or text next to it.
        </>
      }
    >
      <Gallery />
    </FoundationPage>
  ),
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search icons by name' });
    await userEvent.type(search, 'arrowL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('arrowLeft')).toBeVisible();
    await userEvent.clear(search);
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(20);
  },
});
