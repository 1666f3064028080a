import { writeFile } from 'node:fs/promises'
import { blogCommandTexts as texts } from '@enlace/contract/blog/supplier/cli-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Database } from '@enlace/database/database.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { neutraliseFormula } from '@enlace/domain/text.ts'
import { findReceipts, findStaffPost, type Receipt } from '@enlace/server/modules/blog/index.ts'
import { CommandFault, type CommandContext } from '../../core/command.ts'

/** Tells who has opened and confirmed a communiqué, person by person; as lines, or as a CSV file. */
export async function tellReceipts(
  db: Database,
  { company, slug, csv }: { company: number; slug: string; csv: string | undefined },
  { print }: Pick<CommandContext, 'print'>,
): Promise<void> {
  const post = await findStaffPost(db, company, slug)
  if (!post) throw new CommandFault(fill(texts.unknownPost, { company, slug }))
  if (post.tipo !== 'comunicado') throw new CommandFault(fill(texts.noCommunique, { slug }))
  const receipts = await findReceipts(db, company, slug)
  const { titulo, version } = post
  const confirmed = receipts.filter(({ confirmada }) => confirmada === version).length
  const suppliers = new Set(receipts.map(({ nit }) => nit)).size
  print(fill(texts.receiptsHead, { titulo, version, confirmed, total: receipts.length, suppliers }))
  if (csv === undefined) {
    for (const receipt of receipts) print(lineOf(receipt, version))
    return
  }
  await writeFile(csv, sheetOf(receipts)).catch((fault: unknown) => {
    throw new CommandFault(fill(texts.unwritable, { file: csv }), { cause: fault })
  })
  print(fill(texts.csvWritten, { file: csv, n: receipts.length }))
}

function lineOf(receipt: Receipt, version: number): string {
  const { nit, dv, proveedor, persona, correo, abierto_at, confirmado_at, confirmada } = receipt
  const estado =
    confirmado_at !== null
      ? fill(confirmada === version ? texts.confirmedAt : texts.confirmedOld, {
          fecha: dateOf(confirmado_at),
          version: confirmada ?? 0,
        })
      : abierto_at !== null
        ? fill(texts.openedAt, { fecha: dateOf(abierto_at) })
        : texts.notOpened
  return fill(texts.receipt, { nit: formatNit(nit, dv), proveedor, persona, correo, estado })
}

/** A sheet that Excel opens as it is in Colombia: with its mark, semicolons, and nothing that it would run. */
function sheetOf(receipts: readonly Receipt[]): string {
  const rows = receipts.map(
    ({ nit, dv, proveedor, persona, correo, abierto_at, confirmado_at, confirmada }) => [
      formatNit(nit, dv),
      proveedor,
      persona,
      correo,
      abierto_at === null ? '' : dateOf(abierto_at),
      confirmado_at === null ? '' : dateOf(confirmado_at),
      confirmada === null ? '' : String(confirmada),
    ],
  )
  const cell = (words: string) => `"${neutraliseFormula(words).replaceAll('"', '""')}"`
  return `\uFEFF${[[...texts.columns], ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

const dateOf = (instant: string) => formatInstant(new Date(instant))
