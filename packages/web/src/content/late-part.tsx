import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'

/**
 * A part of a page that comes after it and without which it is complete: when its script does not come, or it breaks,
 * it is not there, and nothing else fails for it.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** What keeps its place; nothing unless said. */
  pending: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (): { default: ComponentType<Props> } => ({ default: () => null }),
    ),
  )
  return (props) => (
    <LeftOut>
      <Suspense fallback={pending}>{createElement(Part, props)}</Suspense>
    </LeftOut>
  )
}

/** Leaves a part out that broke while it was drawn: the page around it is complete without. */
class LeftOut extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
