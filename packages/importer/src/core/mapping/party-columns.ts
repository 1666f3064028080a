import { plainColumn } from './known-columns.ts'

/** The party that a column describes: the buying company, its supplier, or a third party who acts for one of them. */
export type Party = 'buyer' | 'supplier' | 'other'

/** What a column that names a party says about it. */
export interface PartyColumn {
  party: Party
  says: 'nit' | 'nombre' | 'dv' | null
}

const words: Readonly<Record<Party, RegExp>> = {
  // A representative is named together with the party: `representante legal del proveedor`.
  other:
    /\b(?:representantes?|rep legal|supervisor(?:a|es)?|interventor(?:a|ia|es)?|ordenador(?:a)?|apoderad[oa]|cesionari[oa]|aseguradora|garante|integrantes?|responsable|usuario|elaboro|aprobo|solicitante)\b/,
  supplier:
    /\b(?:proveedor(?:a|es)?|prov|docproveedor|contratistas?|adjudicad[oa]s?|adjudicatari[oa]s?|terceros?|beneficiari[oa]s?|acreedor(?:a|es)?|vendedor(?:a)?|oferentes?|emisor(?:a)?|suppliers?|vendors?|payee)\b/,
  buyer:
    /\b(?:entidad(?:es)?|comprador(?:a|es)?|contratantes?|adquirentes?|institucion|ejecutora|pagador(?:a)?|buyer|purchaser)\b/,
}
const fillers = /\b(?:de|del|de la|la|el|los|las|l|al|adjudicad[oa]s?|estatal|publica)\b/g
const says: readonly (readonly [NonNullable<PartyColumn['says']>, RegExp])[] = [
  ['dv', /^(?:dv|d v|digito|(?:digito )?verificacion)$/],
  [
    'nit',
    /^(?:(?:nit|n i t|rut|cc|id|cedula|documento|doc|identificacion|identif\w*|identidad|numero|num|nro|no|tax) ?)+$/,
  ],
  ['nombre', /^(?:(?:nombres?|nom|razon|raz|social|name|apellidos|completo) ?)*$/],
]

/** The party that a column names and what it says about it, or undefined if it names none. */
export function partyColumn(name: string): PartyColumn | undefined {
  const plain = plainColumn(name).replace(/[^\p{L}\p{N} ]+/gu, ' ')
  const party = (['other', 'supplier', 'buyer'] as const).find((one) => words[one].test(plain)) // the most certain first
  if (!party) return undefined
  const rest = plain.replace(words[party], ' ').replace(fillers, ' ').replace(/\s+/g, ' ').trim()
  return { party, says: says.find(([, pattern]) => pattern.test(rest))?.[0] ?? null }
}

/** Fields of a record's supplier, which no column of another party may provide. */
export const supplierFields: ReadonlySet<string> = new Set([
  'nit',
  'dv',
  'nombre',
  'sigla',
  'direccion',
  'ciudad',
  'correo',
  'telefono',
  'sucursal',
  'web_site',
])
