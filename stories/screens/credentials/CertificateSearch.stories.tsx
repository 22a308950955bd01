import { CertificateSearch } from '@redwhiteandcode/design-system';
import { certificateNumberRule } from '@redwhiteandcode/contract/credentials/certificate-number.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Credentials/CertificateSearch',
  component: CertificateSearch,
  args: { onSearch: fn(), validate: certificateNumberRule },
  parameters: {
    usage: {
      status: 'stable',
      use: ['The top of the verification page, with the result below it.'],
      avoid: [{ when: 'A list is filtered while the user types.', instead: 'Components/Inputs/SearchField' }],
      keyboard: [{ keys: 'Enter', does: 'Searches.', test: 'ByKeyboard' }],
      accessibility: [
        'It is a search landmark.',
        'An empty search is explained next to the field, which takes focus. The button is never disabled.',
      ],
    },
  },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: 'RWC-2025-DEM0CERT' } });

/** The number is trimmed and converted to upper case. */
export const ByKeyboard = meta.story({
  tags: ['verify-enter'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Certificate Number' }),
      ' rwc-2025-dem0cert {Enter}',
    );
    await expect(args.onSearch).toHaveBeenLastCalledWith('RWC-2025-DEM0CERT');
  },
});

export const Searching = meta.story({ args: { defaultValue: 'RWC-2025-DEM0CERT', isSearching: true } });

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify Certificate' }));
    const field = canvas.getByRole('textbox', { name: 'Certificate Number' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Please enter a certificate number to verify\./);
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({ args: { defaultValue: 'RWC-2025-'.padEnd(120, 'X') } });
