import {
  createContext,
  createElement,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** What every link of the design system hands to the app's link component. */
export interface LinkComponentProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
  [data: `data-${string}`]: string | boolean | undefined;
}

/** A component that renders an `<a href>`; React Router's Link is wrapped to this shape by the app. */
export type LinkComponent = ComponentType<LinkComponentProps>;

function Anchor({ children, ...rest }: LinkComponentProps): ReactNode {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(Anchor);

export interface LinkProviderProps {
  /** Renders every link below. @default a plain `<a>` */
  component: LinkComponent;
  children: ReactNode;
}

/** Makes every link of the design system render through the app's router link. */
export function LinkProvider({ component, children }: LinkProviderProps): ReactNode {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link that renders through the nearest LinkProvider's component, or as a plain `<a>`. */
export function AppLink(props: LinkComponentProps): ReactNode {
  return createElement(useContext(LinkContext), props);
}
