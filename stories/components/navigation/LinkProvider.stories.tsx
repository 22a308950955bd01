import {
  AppLink,
  ButtonLink,
  Inline,
  Link,
  type LinkComponentProps,
  LinkProvider,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

function LocalizedLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} href={`#/en${href}`}>
      {children}
    </a>
  );
}

const meta = {
  title: 'Components/Navigation/LinkProvider',
  component: LinkProvider,
  args: {
    component: LocalizedLink,
    children: (
      <Inline gap={16}>
        <Link href="/about">Link</Link>
        <ButtonLink href="/auth">ButtonLink</ButtonLink>
      </Inline>
    ),
  },
  argTypes: { component: { control: false }, children: { control: false } },
} satisfies Meta<typeof LinkProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every link below it is rendered by the app's own component; here one that puts a language before the path. */
export const Default: Story = {};

/** The bare link that the others are made of: it goes through the provider and has no look of its own. */
export const BareLink: Story = { args: { children: <AppLink href="/about">AppLink</AppLink> } };
