import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { serverErrorTitle } from '@enlace/contract/core/texts.ts'
import { Component, type ReactNode } from 'react'
import { ProblemPage } from './problem-page.tsx'

/** A page that broke while it was drawn, or whose parts did not come: the words of `/500`, and another try. */
export class FaultBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <ProblemPage
        title={serverErrorTitle}
        message={pageTexts.serverErrorHelp}
        onRetry={() => location.reload()}
      />
    )
  }
}
