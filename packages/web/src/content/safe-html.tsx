import { useEffect, useState } from 'react'
import type { Clean } from './sanitise.ts'
import { shiftHeadings } from './shift-headings.ts'
import styles from './safe-html.module.css'

type SafeHtmlProps = {
  html: string
  /** The level of the text's highest heading: one below the heading that it is under. */
  headingsFrom?: number
  className?: string | undefined
}

/** A company's HTML, cleaned of all that acts; nothing is shown before it is clean. */
export function SafeHtml({ html, headingsFrom = 2, className }: SafeHtmlProps) {
  const { clean } = useCleanHtml(html, headingsFrom)
  return clean === undefined ? null : <CleanText clean={clean} className={className} />
}

/** HTML that has been cleaned, in a box of its own. */
export function CleanText({ clean, className }: { clean: Clean; className?: string | undefined }) {
  return (
    <div
      className={[styles.html, className].filter(Boolean).join(' ')}
      data-own-tables
      data-paper={clean.hasOwnColours || undefined}
      dangerouslySetInnerHTML={{ __html: clean.html }}
    />
  )
}

type Cleaning = { of: string; clean?: Clean }

/** HTML once it is clean; what cleans it may fail to come, and then there is nothing to show. */
export function useCleanHtml(
  html: string,
  headingsFrom: number,
): { clean: Clean | undefined; hasFailed: boolean } {
  const [cleaning, setCleaning] = useState<Cleaning>()
  useEffect(() => {
    let isShown = true
    import('./sanitise.ts').then(
      ({ sanitise }) =>
        isShown && setCleaning({ of: html, clean: sanitise(shiftHeadings(html, headingsFrom)) }),
      () => isShown && setCleaning({ of: html }),
    )
    return () => {
      isShown = false
    }
  }, [html, headingsFrom])
  const isPresent = cleaning?.of === html
  return {
    clean: isPresent ? cleaning.clean : undefined,
    hasFailed: isPresent && cleaning.clean === undefined,
  }
}
