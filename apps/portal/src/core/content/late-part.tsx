import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'

/**
 * A part of a page that comes after it and without which it is complete: when its script does not come, it is not there,
 * and nothing else fails for it.
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
  return (props) => <Suspense fallback={pending}>{createElement(Part, props)}</Suspense>
}
