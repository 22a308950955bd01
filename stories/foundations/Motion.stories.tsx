import { Alert, Button, CodeText, Heading, Inline, Stack, Text, vars } from '@redwhiteandcode/design-system';
import { duration, easing } from '@redwhiteandcode/design-system/tokens';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { FoundationPage } from './FoundationPage.tsx';
import { motionBox, motionRow, motionTrack, onlyReducedMotion } from './foundations.css.ts';

const meta = preview.meta({ title: 'Foundations/Motion', tags: ['!autodocs'] });

const durationUses: Record<keyof typeof duration, string> = {
  instant: 'Elements that follow the pointer',
  fast: 'Hover',
  base: 'Press, toggle',
  slow: 'Popover, accordion',
  page: 'Dialog, sidebar',
};

const easingUses: Record<keyof typeof easing, string> = {
  out: 'Elements that enter',
  inOut: 'Elements that move',
  in: 'Elements that leave, in two thirds of the duration',
};

interface RunnerProps {
  name: string;
  note: string;
  isAtEnd: boolean;
  /** A CSS time. */
  time: string;
  curve: string;
}

function Runner({ name, note, isAtEnd, time, curve }: RunnerProps): ReactNode {
  return (
    <li className={motionRow}>
      <div>
        <CodeText>{name}</CodeText>
        <Text size="sm" tone="muted">
          {note}
        </Text>
      </div>
      <div className={motionTrack}>
        <div
          className={motionBox}
          data-at-end={isAtEnd || undefined}
          style={{ transitionDuration: time, transitionTimingFunction: curve }}
        />
      </div>
    </li>
  );
}

function Demonstration(): ReactNode {
  const [isAtEnd, setAtEnd] = useState(false);
  const [slowness, setSlowness] = useState(1);
  const play = (times: number) => {
    setSlowness(times);
    setAtEnd(!isAtEnd);
  };
  const time = (name: keyof typeof duration) => `calc(${vars.duration[name]} * ${slowness})`;
  return (
    <Stack gap={32}>
      <Inline gap={12}>
        <Button onPress={() => play(1)}>Replay</Button>
        <Button variant="neutral" onPress={() => play(6)}>
          Replay six times slower
        </Button>
      </Inline>
      <div className={onlyReducedMotion}>
        <Alert tone="info">Reduced motion is on, so nothing moves here: every duration is 0.</Alert>
      </div>
      <Stack gap={12}>
        <Heading level={2}>Durations</Heading>
        <Stack as="ul" gap={12}>
          {(Object.keys(duration) as (keyof typeof duration)[]).map((name) => (
            <Runner
              key={name}
              name={`duration.${name}`}
              note={`${duration[name]} ms. ${durationUses[name]}`}
              isAtEnd={isAtEnd}
              time={time(name)}
              curve={vars.easing.out}
            />
          ))}
        </Stack>
      </Stack>
      <Stack gap={12}>
        <Heading level={2}>Easings</Heading>
        <Stack as="ul" gap={12}>
          {(Object.keys(easing) as (keyof typeof easing)[]).map((name) => (
            <Runner
              key={name}
              name={`easing.${name}`}
              note={`${easing[name].join(', ')}. ${easingUses[name]}`}
              isAtEnd={isAtEnd}
              time={time('page')}
              curve={vars.easing[name]}
            />
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}

/** Durations and easings. Every duration is 0 if the user prefers reduced motion. */
export const Motion = meta.story({
  render: () => (
    <FoundationPage
      title="Motion"
      lead="Motion shows where an element came from. It animates only opacity, transform, and the height of elements that open. With reduced motion, every duration is 0."
    >
      <Demonstration />
    </FoundationPage>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const replay = canvas.getByRole('button', { name: 'Replay' });
    await userEvent.click(replay);
    await expect(canvasElement.querySelectorAll('[data-at-end]')).toHaveLength(8);
    await userEvent.click(replay);
    await expect(canvasElement.querySelectorAll('[data-at-end]')).toHaveLength(0);
  },
});
