import { ButtonLink, Icon, icons } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { packetPath } from '@redwhiteandcode/contract/tax/packetTitles.ts';
import { resourcesCopy as copy } from './resourcesCopy.ts';

/** The button that downloads the blank sample packet. */
export function DownloadPacket(): ReactNode {
  return (
    <ButtonLink href={packetPath} download size="lg" iconStart={<Icon icon={icons.download} />}>
      {copy.download}
    </ButtonLink>
  );
}
