import { useEffect, useState } from 'react'
import type { CleanHtml } from './sanitise.ts'
import { shiftHeadings } from './shift-headings.ts'
import styles from './safe-html.module.css'

type SafeHtmlProps = {
  html: string
  /** The level of the text's highest heading: one below the heading that it stands under. */
  headingsFrom?: number
  className?: string | undefined
}

/** Asks for what cleans HTML, so that it is there when the text comes. */
export const loadSanitiser = () => import('./sanitise.ts')

/** A company's HTML, cleaned of all that acts; nothing is shown before it is clean. */
export function SafeHtml({ html, headingsFrom = 2, className }: SafeHtmlProps) {
  const clean = useCleanHtml(html, headingsFrom)
  if (clean === undefined) return null
  return (
    <div
      className={[styles.html, className].filter(Boolean).join(' ')}
      data-paper={hasOwnColours(html) || undefined}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}

/** HTML once it is clean; undefined until then, and where what cleans it does not come. */
export function useCleanHtml(html: string, headingsFrom: number): CleanHtml | undefined {
  const [clean, setClean] = useState<{ of: string; html: CleanHtml }>()
  useEffect(() => {
    let isShown = true
    loadSanitiser().then(
      ({ sanitise }) => isShown && setClean({ of: html, html: sanitise(shiftHeadings(html, headingsFrom)) }),
      // Content that is not clean is not shown; the page says what it says without it.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [html, headingsFrom])
  return clean?.of === html ? clean.html : undefined
}

/** Colours that somebody chose for white paper are shown on white paper, in the dark, too. */
function hasOwnColours(html: string): boolean {
  return /\bstyle\s*=\s*("[^"]*|'[^']*)\b(color|background)|\sbgcolor\s*=|<font[^>]*\scolor\s*=/i.test(html)
}
