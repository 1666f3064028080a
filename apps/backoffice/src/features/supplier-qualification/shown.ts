import { formatQuantity } from '@enlace/domain/decimal.ts'
import { showText } from '@enlace/web/document/shown.ts'

/** A score as Colombians write it; none is a dash. */
export const showScore = (score: string | null): string =>
  showText(score === null ? null : formatQuantity(score))
