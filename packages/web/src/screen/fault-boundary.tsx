import { Component, type ReactNode } from 'react'
import { FailedPage } from './failed-page.tsx'

/** A page that broke while it was drawn, or whose parts did not come: the words of `/500`, and another try. */
export class FaultBoundary extends Component<{ children: ReactNode }, { failure?: unknown }> {
  override state: { failure?: unknown } = {}

  static getDerivedStateFromError(failure: unknown) {
    return { failure }
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    return <FailedPage failure={failure} onRetry={() => location.reload()} />
  }
}
