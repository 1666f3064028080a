import { useEffect } from 'react'
import { readBoot } from '../company/boot.ts'

/** Names the place in the window's title, before the company's own title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${readBoot().company.page_title}`
  }, [title])
}
