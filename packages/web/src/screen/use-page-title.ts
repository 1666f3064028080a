import { useEffect } from 'react'
import { hosting } from '../host.ts'

/** Names the place in the window's title, before that of the application. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${hosting().pageTitle()}`
  }, [title])
}
