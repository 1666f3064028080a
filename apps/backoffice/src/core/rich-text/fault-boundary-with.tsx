import { Component, type ReactNode } from 'react'

/** Shows something else where its children cannot be drawn, as when their chunk does not come. */
export class FaultBoundaryWith extends Component<
  { instead: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
