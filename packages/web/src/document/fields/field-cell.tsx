import { listTexts } from '@enlace/contract/core/list/texts.ts'
import type { DocumentField } from '@enlace/contract/documents/description.ts'
import { isCalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { isMoney, isZeroMoney } from '@enlace/domain/money.ts'
import type { DocumentStateOwner } from '@enlace/domain/document-states.ts'
import { Amount } from '../amount.tsx'
import { showCount, showDay, showInstant, showText } from '../shown.ts'
import { DocumentStateChip } from '../document-state-chip.tsx'
import { UnitPrice } from '../unit-price.tsx'
import type { ReactNode } from 'react'
import { Share } from './share.tsx'

/** In which currency a field's amounts are, and which states it may be in. */
export type CellSetting = { moneda: string; states?: DocumentStateOwner | undefined }

/** A field's value as it is shown by what it holds. */
export function fieldCell(
  { type, label = '', isDashed, isStrong, options, states: own }: DocumentField,
  value: unknown,
  { moneda, states }: CellSetting,
): ReactNode {
  if (typeof value !== 'string' && typeof value !== 'number') return showText(null)
  const text = String(value)
  if (isMoney(text) && (type === 'money' || type === 'money?')) {
    if (isDashed === true && isZeroMoney(text)) return listTexts.none
    return <Amount value={text} moneda={moneda} isStrong={isStrong === true} />
  }
  if (type === 'day' || type === 'day?') return showDay(isCalendarDate(text) ? text : null)
  if (type === 'instant?') return showInstant(text)
  const owner = own ?? states
  if (type === 'state' && owner) return <DocumentStateChip owner={owner} state={text} />
  if (options) return options[text] ?? text
  if (type === 'percent') return <Share label={label} percent={text} />
  if (type === 'count' || type === 'count?') return showCount(Number(text))
  if (type === 'quantity' || type === 'quantity?') return formatQuantity(text)
  if (type === 'price') return <UnitPrice value={text} moneda={moneda} />
  return type === 'text?' ? showText(text) : text
}
