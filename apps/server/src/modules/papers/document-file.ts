import type { PrintedContent } from '@enlace/contract/papers/verify/schemas.ts'
import type { PlatformParameters } from '@enlace/contract/company/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { documentPaperTexts, paperTexts as texts, relatedPaperTexts } from '@enlace/contract/papers/texts.ts'
import type { DocumentKind, RelatedDocument } from '@enlace/contract/documents/related/kinds.ts'
import { documentPaper, type DocumentPaper } from '@enlace/documents/document-paper.ts'
import type { PaperTable } from '@enlace/documents/table.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import type { StateOwner } from '@enlace/domain/states.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { readProfile } from '../company/index.ts'
import type { DeliveredFile } from '../../core/http/serve/deliver.ts'
import type { Service } from '../../core/http/service.ts'
import { paperFrame } from './letterhead.ts'
import { keepPrinted, type Printing } from './printed-commands.ts'
import { getPaperParty } from './queries.ts'
import { freshnessFact, paperDay, paperState, partyFacts } from './shown.ts'

/** The part of a PDF that is specific to one document. */
export type DocumentContent = Pick<DocumentPaper, 'subtitle' | 'figure' | 'facts' | 'tables' | 'totals'> &
  Partial<Pick<DocumentPaper, 'warning' | 'remarks' | 'isAcross'>>

/** A document of the scope to print: kind, number, branch, content and attachments. */
export interface PrintedDocument {
  kind: DocumentKind
  numero: string
  sucursal: string
  /** Depends on what the company shows its suppliers; a refusal is thrown before anything is drawn. */
  content: (parameters: PlatformParameters) => DocumentContent
  related: readonly RelatedDocument[]
  /** Of a document whose holder can verify it: what it says. */
  printed?: Omit<Printing, 'content'> & {
    says: Pick<PrintedContent, 'fecha' | 'moneda' | 'valor' | 'estado'>
  }
}

const stateOwner: Readonly<Record<DocumentKind, StateOwner>> = {
  'supplier-contracts': 'contrato',
  'purchase-order': 'orden_compra',
  'purchase-tickets': 'entrada',
  'account-statements': 'factura',
  'notes-debit': 'nota_debito',
  'payments-made': 'pago',
}

/** Returns a document under its company's letterhead as a file, drawn when it is sent. */
export async function documentFile(
  service: Pick<Service, 'db' | 'settings'>,
  { db, scope }: { db: Database; scope: Scope },
  { kind, numero, sucursal, content, related, printed }: PrintedDocument,
): Promise<DeliveredFile> {
  const party = await getPaperParty(db, scope, kind)
  const { company, parameters } = await readProfile(db, party.company_id)
  const own = content(parameters)
  const { title, file } = documentPaperTexts[kind]
  return {
    name: paperFileName(file, numero),
    mediaType: 'application/pdf',
    body: async () => {
      const frame = await paperFrame(service, party.company_id, kind)
      const createdAt = new Date()
      const verification =
        printed &&
        (await keepPrinted({ ...service, db, company: party.company_id }, scope, {
          ...printed,
          content: {
            numero,
            ...printed.says,
            compania: company.nombre,
            compania_nit: company.nit,
            proveedor: party.nombre,
            proveedor_nit: formatNit(party.documento_numero, party.documento_dv),
          },
        }))
      return documentPaper({
        ...frame,
        remarks: [],
        ...own,
        title: fill(title, { numero }),
        facts: [
          ...partyFacts(party),
          { label: documentTexts.branch, value: sucursal },
          ...own.facts,
          freshnessFact(party),
        ],
        tables: [...own.tables, ...relatedTable(related)],
        note: fill(texts.informative, {
          company: frame.letterhead.company,
          instant: formatInstant(createdAt),
        }),
        createdAt,
        verification,
      })
    },
  }
}

/** Returns a file name that is valid on every file system. */
export function paperFileName(kind: string, numero: string): string {
  const name = numero.replace(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 80)
  return fill(texts.fileName, { kind, numero: name })
}

function relatedTable(related: readonly RelatedDocument[]): PaperTable[] {
  if (related.length === 0) return []
  const { document, date, state, value } = relatedPaperTexts
  return [
    {
      title: documentTexts.related,
      columns: [
        { title: document, share: 5 },
        { title: date, share: 2 },
        { title: state, share: 3 },
        { title: value, share: 3, isFigure: true },
      ],
      rows: related.map((one) => [
        fill(relatedTexts[one.kind], { numero: one.numero }),
        paperDay(one.fecha),
        paperState(stateOwner[one.kind], one.estado),
        formatMoney(one.valor, one.moneda),
      ]),
      empty: documentTexts.noRelated,
    },
  ]
}
