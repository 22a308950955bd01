import {
  createContext,
  createElement,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** The props that the design system's links pass to the app's link component. */
export interface LinkComponentProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
  [data: `data-${string}`]: string | boolean | undefined;
}

/** A component that renders an `<a href>`, such as a wrapper of React Router's Link. */
export type LinkComponent = ComponentType<LinkComponentProps>;

function Anchor({ children, ...rest }: LinkComponentProps): ReactNode {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(Anchor);

export interface LinkProviderProps {
  /** Renders every link below the provider. @default a plain `<a>` */
  component: LinkComponent;
  children: ReactNode;
}

/** Makes every link of the design system render with the app's router link. */
export function LinkProvider({ component, children }: LinkProviderProps): ReactNode {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link that renders through the nearest LinkProvider's component, or as a plain `<a>`. */
export function AppLink(props: LinkComponentProps): ReactNode {
  return createElement(useContext(LinkContext), props);
}
