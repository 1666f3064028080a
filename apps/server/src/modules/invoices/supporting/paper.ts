import { fill } from '@enlace/contract/core/fill.ts'
import { bankAccountKindTexts } from '@enlace/contract/bank-accounts/texts.ts'
import {
  supportingDeclaration,
  supportingFormTexts as formTexts,
  supportingPaperTexts as texts,
  supportingTexts as shown,
} from '@enlace/contract/invoices/supporting/texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { documentPaper } from '@enlace/documents/document-paper.ts'
import { amountInWords } from '@enlace/domain/amount-in-words.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import type { Service } from '../../../core/http/service.ts'
import { readProfile } from '../../company/index.ts'
import {
  getPaperParty,
  keepPrinted,
  paperFigure,
  paperFrame,
  paperMoney,
  paperPrice,
  paperText,
  partyFacts,
} from '../../papers/index.ts'
import type { PaperSender } from '../terms/queries.ts'
import type { SupportingDocument } from './rules.ts'

/** A cuenta de cobro to be printed. */
export interface PrintedSupporting {
  id: string
  documento: SupportingDocument
  sender: PaperSender | undefined
}

/**
 * Returns a cuenta de cobro as PDF under its supplier's name. One that is being handed in has a code by which it is
 * verified; a draft is marked as one.
 */
export async function supportingPaper(
  service: Pick<Service, 'db' | 'settings'>,
  scope: Scope,
  { id, documento, sender }: PrintedSupporting,
  isDraft: boolean,
): Promise<Buffer> {
  const party = await getPaperParty(service.db, scope, 'account-statements')
  const { company } = await readProfile(service.db, party.company_id)
  const { letterhead, foot, pageText } = await paperFrame(service, party.company_id)
  const [name, number] = partyFacts(party)
  const { numero, valor_total: total, moneda, cuenta, lineas } = documento
  const fecha = documento.fecha_emision
  const verification = isDraft
    ? undefined
    : await keepPrinted({ ...service, company: party.company_id }, scope, {
        kind: 'supporting-document',
        id,
        content: {
          numero,
          fecha,
          moneda,
          valor: total,
          estado: 'radicada',
          compania: company.nombre,
          compania_nit: company.nit,
          proveedor: party.nombre,
          proveedor_nit: number?.value ?? '',
        },
      })
  return documentPaper({
    letterhead: {
      company: party.nombre,
      nit: number?.value ?? '',
      lines: [
        [sender?.direccion, sender?.ciudad].filter(Boolean).join(', '),
        [sender?.telefono, sender?.correo].filter(Boolean).join(' · '),
      ].filter((line) => line !== ''),
      colour: letterhead.colour,
    },
    foot,
    pageText,
    title: fill(texts.title, { numero }),
    subtitle: fill(texts.subtitle, { ciudad: cuenta.ciudad, fecha: formatDate(fecha) }),
    figure: { label: texts.total, value: paperMoney(total, moneda) },
    warning: isDraft ? texts.draft : undefined,
    facts: [
      { label: texts.debtor, value: company.nombre },
      { label: texts.debtorNit, value: company.nit },
      ...(name ? [name] : []),
      ...factsOf(documento),
    ],
    tables: [
      {
        title: texts.lines,
        columns: [
          { title: formTexts.description, share: 6 },
          { title: formTexts.quantity, share: 2, isFigure: true },
          { title: formTexts.price, share: 3, isFigure: true },
          { title: formTexts.value, share: 3, isFigure: true },
        ],
        rows: lineas.map((line) => [
          line.descripcion,
          formatQuantity(line.cantidad),
          paperPrice(line.precio),
          paperFigure(line.valor),
        ]),
        note: fill(texts.words, { palabras: amountInWords(total) }),
        empty: texts.empty,
      },
    ],
    totals: [{ label: texts.total, value: paperMoney(total, moneda), isTotal: true }],
    remarks: cuenta.no_obligado ? [{ title: texts.declaration, text: supportingDeclaration }] : [],
    note: texts.note,
    createdAt: new Date(),
    verification,
  })
}

function factsOf({ cuenta, orden }: SupportingDocument) {
  const { concepto, planilla, cuenta: account } = cuenta
  return [
    { label: shown.concept, value: paperText(concepto) },
    { label: formTexts.order, value: paperText(orden) },
    {
      label: shown.account,
      value:
        account === null
          ? shown.noAccount
          : fill(shown.accountWords, {
              banco: account.nombre,
              tipo: bankAccountKindTexts[account.tipo].toLowerCase(),
              ultimos: account.ultimos,
            }),
    },
    {
      label: shown.planilla,
      value: planilla === null ? shown.noPlanilla : fill(shown.planillaWords, { ...planilla }),
    },
    { label: shown.income, value: cuenta.declara_renta ? shown.yes : shown.no },
  ]
}
