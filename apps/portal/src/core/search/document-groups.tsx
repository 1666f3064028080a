import { fill } from '@enlace/contract/core/fill.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { documentKinds } from '@enlace/contract/documents/related/kinds.ts'
import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import type { FoundDocument, FoundDocuments, FoundInvoice } from '@enlace/contract/search/schemas.ts'
import { searchGroupTexts, searchTexts as texts } from '@enlace/contract/search/texts.ts'
import type { PaletteGroup, PaletteOption } from '@enlace/ui/command-palette.tsx'
import { chevronRightIcon, documentIcon, searchIcon } from '@enlace/ui/core/icons.ts'
import { Amount } from '@enlace/web/document/amount.tsx'
import { detailPaths, listPaths } from '../document/document-paths.ts'
import { stateOwners } from '@enlace/web/document/field-value.ts'
import { showDay } from '@enlace/web/document/shown.ts'
import { stateWord } from '@enlace/web/document/state-chip.tsx'
import { paths } from '../paths.ts'

/** The documents that were found, a group a kind, in the order in which business goes; then what was handed in. */
export function documentGroups({ rows, more, radicadas }: FoundDocuments, q: string): PaletteGroup[] {
  const handedIn = radicadas.map(handedInOption)
  const groups = documentKinds.flatMap((kind) => {
    const found = rows.filter((document) => document.kind === kind)
    if (found.length === 0) return []
    const options = found.map(optionOf)
    return [
      {
        id: kind,
        label: searchGroupTexts[kind],
        // The list looks for the text as it is written: it is offered where it finds the same.
        options:
          more.includes(kind) && found.every(({ numero }) => holds(numero, q))
            ? [...options, allOf(kind, q)]
            : options,
      },
    ]
  })
  if (handedIn.length === 0) return groups
  return [...groups, { id: 'invoices', label: texts.handedIn, options: handedIn }]
}

function handedInOption({ id, clase, numero, radicado, fecha, moneda, valor, estado }: FoundInvoice) {
  const facts = [
    ...(radicado === null ? [] : [fill(texts.filed, { radicado })]),
    showDay(fecha),
    stateWord('factura_radicada', estado),
  ]
  return {
    id: `invoices-${id}`,
    icon: documentIcon,
    label: fillFor({ clase }, '{Clase} {numero}', { numero }),
    note: facts.join(' · '),
    aside: <Amount value={valor} moneda={moneda} />,
    href: paths.invoice({ id }),
  }
}

function optionOf({
  kind,
  id,
  numero,
  remision,
  fecha,
  moneda,
  valor,
  estado,
}: FoundDocument): PaletteOption {
  const facts = [
    showDay(fecha),
    stateWord(stateOwners[kind], estado),
    ...(remision ? [fill(texts.delivery, { remision })] : []),
  ]
  return {
    id: `${kind}-${id}`,
    icon: documentIcon,
    label: fill(relatedTexts[kind], { numero }),
    note: facts.join(' · '),
    aside: <Amount value={valor} moneda={moneda} />,
    href: detailPaths[kind]({ days: 0, id }),
  }
}

function allOf(kind: FoundDocument['kind'], q: string): PaletteOption {
  return {
    id: `all-${kind}`,
    icon: chevronRightIcon,
    label: fill(texts.allOf, { q }),
    href: listPaths[kind]({ days: 0 }, { q }),
  }
}

/** A number that is no invoice of the portal may have arrived all the same, or not: another screen tells. */
export function arrivedOption({ rows }: FoundDocuments, q: string): PaletteOption[] {
  const isNumber = /\d/.test(q) && !rows.some(({ kind }) => kind === 'account-statements')
  if (!isNumber) return []
  return [
    {
      id: 'arrived',
      icon: searchIcon,
      label: fill(texts.arrived, { q }),
      href: paths.arrivedInvoice({ days: 0 }, { q }),
    },
  ]
}

const holds = (numero: string, q: string) => numero.toLowerCase().includes(q.trim().toLowerCase())
