import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Icon, type IconSource } from '../../components/icon/Icon.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Grid } from '../../layout/Grid.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { cardGrid } from './cardGrid.css.ts';
import { bio as bioClass, person, roleIcon } from './LeadershipCards.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

export interface Leader {
  id: string;
  /** A name, or a role if people are not named. */
  name: string;
  role: string;
  bio?: string | undefined;
  /** Shown in place of the initials, if `name` is a role. */
  icon?: IconSource | undefined;
  /** Address of a square image; without it the icon or the initials are shown. */
  imageSrc?: string | undefined;
}

export interface LeadershipCardsProps {
  leaders: readonly Leader[];
}

/** The company's leaders: an image, an icon or initials, the role, and a short biography. */
export function LeadershipCards({ leaders }: LeadershipCardsProps): ReactNode {
  return (
    <div className={cardGrid} data-component="LeadershipCards">
      <Grid as="ul" minColumnWidth={320}>
        {leaders.map(({ id, name, role, bio, icon, imageSrc }) => (
          <li key={id}>
            <Card isRaised>
              <div className={person}>
                {icon && imageSrc === undefined ? (
                  <span className={roleIcon}>
                    <Icon icon={icon} size="lg" />
                  </span>
                ) : (
                  <Avatar name={name} src={imageSrc} size="xl" />
                )}
                <Stack gap={2}>
                  <Heading level={3} size="sm">
                    {name}
                  </Heading>
                  <p className={smallMuted}>{role}</p>
                </Stack>
                {bio && <p className={bioClass}>{bio}</p>}
              </div>
            </Card>
          </li>
        ))}
      </Grid>
    </div>
  );
}
