import { useEffect } from 'react'
import { applicationTitle } from '../host.ts'

/** Names the place in the window's title, before that of the application. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${applicationTitle()}`
  }, [title])
}
