import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { type DeskFoundKind, deskFoundKinds } from '@enlace/contract/search/desk/kinds.ts'
import type { DeskFound, DeskFoundList } from '@enlace/contract/search/desk/schemas.ts'
import { deskFoundTexts, deskSearchTexts as texts } from '@enlace/contract/search/desk/texts.ts'
import type { PaletteGroup, PaletteOption } from '@enlace/ui/command-palette.tsx'
import { buildingIcon, documentIcon, questionIcon } from '@enlace/ui/core/icons.ts'
import { Amount } from '@enlace/web/document/amount.tsx'
import { stateOwners } from '@enlace/web/document/field-value.ts'
import { showDay } from '@enlace/web/document/shown.ts'
import { stateWord } from '@enlace/web/document/state-chip.tsx'
import { documentPlaces } from '../../core/documents/document-places.ts'
import { paths } from '../../core/paths.ts'

/** What was found in the company's data, a group a kind. */
export function foundGroups({ rows }: DeskFoundList): PaletteGroup[] {
  return deskFoundKinds.flatMap((kind) => {
    const options = rows.filter((found) => found.kind === kind).map(optionOf)
    return options.length === 0 ? [] : [{ id: kind, label: deskFoundTexts[kind], options }]
  })
}

function optionOf(found: DeskFound): PaletteOption {
  const { kind, id, numero, nombre, fecha, moneda, valor, estado } = found
  const place = { id: `${kind}-${id}`, icon: iconOf(kind), href: hrefOf(found) }
  if (kind === 'suppliers') return { ...place, label: nombre, note: numero }
  if (kind === 'questions' || kind === 'supplier-registration')
    return { ...place, label: fill(texts.foundTitle, { nombre, numero }), note: showDay(fecha) }
  const isSubmitted = kind === 'submitted-invoices'
  const owner = isSubmitted ? 'factura_radicada' : stateOwners[kind]
  return {
    ...place,
    label: isSubmitted ? numero : fill(relatedTexts[kind], { numero }),
    note: [nombre, showDay(fecha), ...(estado ? [stateWord(owner, estado)] : [])].join(' · '),
    ...(moneda !== null && valor !== null && { aside: <Amount value={valor} moneda={moneda} /> }),
  }
}

function iconOf(kind: DeskFoundKind): string {
  if (kind === 'suppliers' || kind === 'supplier-registration') return buildingIcon
  return kind === 'questions' ? questionIcon : documentIcon
}

function hrefOf({ kind, id }: DeskFound): string {
  if (kind === 'suppliers') return paths.supplier({ id })
  if (kind === 'submitted-invoices') return paths.submittedInvoice({ id })
  if (kind === 'questions') return paths.question({ id })
  if (kind === 'supplier-registration') return paths.registration({ id })
  return documentPlaces[kind].one({ id })
}
