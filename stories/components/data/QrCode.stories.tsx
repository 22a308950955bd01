import { Link, QrCode, Stack, Text } from '@redwhiteandcode/design-system';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';

const address = 'https://example.com/verify/RWC-2025-DEM0CERT';

const meta = preview.meta({
  title: 'Components/Data/QrCode',
  component: QrCode,
  args: { value: address, label: 'QR code that opens the certificate' },
  parameters: {
    usage: {
      status: 'new',
      use: ['To bring an address or a key from a screen or paper to a phone.'],
      avoid: [
        { when: 'People should open the address on the same device.', instead: 'Components/Actions/Link' },
      ],
      keyboard: [],
      accessibility: [
        'It is an image whose name says what the code opens.',
        'Show the same as a link or as text next to it, because not everyone has a camera.',
        'It stays dark on white in the dark theme and in forced colors, with the quiet zone that scanners need.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['value', 'label', 'size', 'errorCorrection'] } },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'QR code that opens the certificate' });
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)');
    const { width, height } = code.getBoundingClientRect();
    await expect(width).toBe(height);
  },
});

/** A higher level tolerates more damage but makes the squares smaller. */
export const HighErrorCorrection = meta.story({ args: { errorCorrection: 'H', size: 'lg' } });

/** A long address needs more and smaller squares. Choose a larger size. */
export const LongText = meta.story({
  args: { value: `${address}?source=${'sample-'.repeat(30)}`, size: 'lg' },
});

/** The address is next to the code, for people who cannot scan it. */
export const Do = meta.story({
  tags: ['do'],
  render: (args) => (
    <Stack align="start">
      <QrCode {...args} />
      <Text size="sm">
        Scan it, or open <Link href="/verify/RWC-2025-DEM0CERT">the certificate</Link>.
      </Text>
    </Stack>
  ),
});

/** Only a code excludes people without a camera. */
export const Dont = meta.story({ tags: ['dont'] });

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="Sizes: sm, md, lg">
        <QrCode value={address} label="Small code" size="sm" />
        <QrCode value={address} label="Medium code" size="md" />
        <QrCode value={address} label="Large code" size="lg" />
      </SheetRow>
      <SheetRow label="Error correction: L, M, Q, H">
        {(['L', 'M', 'Q', 'H'] as const).map((level) => (
          <QrCode
            key={level}
            value={address}
            label={`Code of level ${level}`}
            size="sm"
            errorCorrection={level}
          />
        ))}
      </SheetRow>
    </Sheet>
  ),
});
