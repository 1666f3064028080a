import { fill } from '@enlace/contract/core/fill.ts'
import type { ImportRhythm } from '@enlace/contract/imports/sources/freshness-schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'

const texts = importsTexts.freshness

/** When a source is expected, in words. */
export function rhythmText(rhythm: ImportRhythm): string {
  switch (rhythm.every) {
    case 'business-day':
      return fill(texts.rhythms['business-day'], { before: rhythm.before })
    case 'week':
      return fill(texts.rhythms.week, {
        weekday: texts.weekdays[rhythm.weekday - 1] ?? '',
        before: rhythm.before,
      })
    case 'month':
      return fill(texts.rhythms.month, { day: rhythm.day, before: rhythm.before })
    case 'never':
      return texts.rhythms.never
  }
}
