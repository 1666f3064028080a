import type { FastifyInstance } from 'fastify'
import { buffer } from 'node:stream/consumers'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import { periodWords } from '@enlace/contract/certificates/period-words.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  exportCertificateReconciliation,
  reconcileCertificate,
} from '@enlace/contract/certificates/reconcile/calls.ts'
import type { CertificateReconcileFields } from '@enlace/contract/certificates/reconcile/schemas.ts'
import { certificateReconcileTexts as texts } from '@enlace/contract/certificates/reconcile/texts.ts'
import { xlsx } from '@enlace/documents/xlsx.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { findWithholdingTable } from '@enlace/importer/features/certificates/own-columns-map.ts'
import { cityName, type CertificateKey } from './releases/key.ts'
import { serve, type Received } from '../../core/http/serve/serve.ts'
import { readOwnFile } from '../../core/tables/read-file.ts'
import type { Storage } from '../../core/storage/storage.ts'
import { askerOf } from '../../core/turns/asker.ts'
import { readShown } from './asked-queries.ts'
import { findLinks } from './queries.ts'
import { compareAll, presentCompared, presentReconciliation, readTable } from './reconcile-present.ts'
import { reconciliationSheet } from './reconcile-sheet-present.ts'

/**
 * Binds the comparison of a supplier's own list with the withholdings of a certificate. The file is deleted with its
 * request.
 */
export function certificateReconcileRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, reconcileCertificate, async (received) => {
    const { name, table, reading, comparisons, present } = await compareFile(storage, received)
    return presentReconciliation(name, table, reading, comparisons, present)
  })

  serve(app, exportCertificateReconciliation, async (received) => {
    const { name, reading, comparisons, present } = await compareFile(storage, received)
    const now = new Date()
    const today = todayInBogota(now)
    const certificado = nameOf(received.body)
    const sheet = reconciliationSheet(
      { archivo: name, certificado, today },
      comparisons.map(present),
      reading.unread,
    )
    const bytes = await buffer(xlsx(sheet, texts.title, now))
    return { name: fill(texts.workbookName, { fecha: today }), base64: bytes.toString('base64') }
  })
}

type Sent = Pick<Received<AnyCall>, 'db' | 'scope' | 'files'> & { body: CertificateReconcileFields }

async function compareFile(storage: Storage, { db, scope, body, files }: Sent) {
  // The scope and its access to the certificate are verified before anything is read.
  const { lines } = (await readShown(db, scope, body)).draft
  const asker = askerOf(await db.context(scope))
  const { name, table } = await readOwnFile(storage, asker, files, texts.file, findWithholdingTable)
  const reading = readTable(table, body)
  const links = await findLinks(db, scope, lines)
  const comparisons = compareAll(reading, lines)
  return { name, table, reading, comparisons, present: presentCompared(lines, links.invoice) }
}

/** Returns the name of a certificate. */
function nameOf({ tipo, anio, periodo, municipio }: CertificateKey): string {
  const parts = [
    certificateTypeTexts[tipo].name,
    municipio && cityName(municipio),
    periodo > 0 && periodWords(periodo),
  ]
  return [...parts, anio].filter(Boolean).join(' · ')
}
