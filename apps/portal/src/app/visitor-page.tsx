import './base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followOtherTabs } from '../core/session/tabs.ts'
import { rootStage } from './root-stage.tsx'
import type { Stage } from './stage.ts'
import { Visitor } from './visitor.tsx'

let followsTabs = false

/** Starts the pages that anybody may open, for who is not signed in. */
export function startVisitor(element: HTMLElement): Stage {
  // Somebody who signs in in another tab is signed in here, too.
  if (!followsTabs) followOtherTabs()
  followsTabs = true
  const root = createRoot(element)
  root.render(
    <StrictMode>
      <Visitor />
    </StrictMode>,
  )
  return rootStage(element, root)
}
