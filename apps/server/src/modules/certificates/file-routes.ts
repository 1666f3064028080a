import type { FastifyInstance } from 'fastify'
import { certificateFileTexts as fileTexts } from '@enlace/contract/certificates/paper-texts.ts'
import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  certificateLines,
  certificatePdf,
  issuedCertificateLines,
  issuedCertificatePdf,
  withholdingCertificate,
} from '@enlace/contract/certificates/calls.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { CertificateDraft } from './issue/draft.ts'
import { issueCertificate, openIssuer } from './issue/issue.ts'
import { noteDownload } from './issue/download-commands.ts'
import { fileNameOf, plain } from './releases/key.ts'
import { certificateWorkbook, workbookBytes } from './issue/lines-sheet.ts'
import { ofScope, readOverview } from './releases/queries.ts'
import { releaseOf } from './releases/releases.ts'
import { readProfile } from '../company/index.ts'
import { exportMediaTypes } from '../exports/index.ts'
import type { DeliveredFile } from '../../core/http/serve/deliver.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { demandDownloads, demandStanding, readReleased, readSingle } from './asked-queries.ts'
import { findVersionFile } from './queries.ts'

/** Binds the files of certificates: current ones, issued on demand, and earlier versions. */
export function certificateFileRoutes(app: FastifyInstance): void {
  serveFile(app, certificatePdf, async ({ db, scope, query, request }) => {
    const { draft, company } = await readReleased(db, scope, query)
    return certificateFile(
      app,
      { db, scope, address: request.ip },
      { draft, company, name: fileNameOf(draft.key) },
    )
  })

  serveFile(app, withholdingCertificate, async ({ db, scope, params, request }) => {
    const { draft, company, profile } = await readSingle(db, scope, params.id)
    demandDownloads(profile)
    const name = fill(fileTexts.single, {
      tipo: certificateTypeTexts[draft.key.tipo].file,
      documento: plain(draft.line?.documento ?? ''),
    })
    return certificateFile(app, { db, scope, address: request.ip }, { draft, company, name })
  })

  serveFile(app, certificateLines, async ({ db, scope, query }) => {
    const { draft } = await readReleased(db, scope, query)
    return workbook(fileNameOf(draft.key), draft)
  })

  serveFile(app, issuedCertificatePdf, async ({ db, scope, params, request }) => {
    const { name, pdf, numero } = await readVersion(db, scope, params.id)
    return {
      name: `${name}.pdf`,
      mediaType: exportMediaTypes.pdf,
      body: async () => {
        await noteDownload(db, scope, { target: numero, address: request.ip })
        return pdf
      },
    }
  })

  serveFile(app, issuedCertificateLines, async ({ db, scope, params }) => {
    const { name, ...version } = await readVersion(db, scope, params.id)
    return workbook(name, {
      key: version,
      lines: version.lines,
      retenedor: version.retenedor,
      retenido: version.retenido,
      issued: version,
    })
  })
}

/** Creates the file of a certificate; it is issued only when the file is sent. */
async function certificateFile(
  { service }: FastifyInstance,
  { db, scope, address }: { db: Database; scope: Scope; address: string },
  { draft, company, name }: { draft: CertificateDraft; company: number; name: string },
): Promise<DeliveredFile> {
  await demandStanding(db, scope, draft)
  return {
    name: `${name}-${plain(draft.retenedor.nombre)}.pdf`,
    mediaType: exportMediaTypes.pdf,
    body: async () => {
      const issued = await issueCertificate(service, scope, await openIssuer(service, company), draft)
      await noteDownload(db, scope, { target: issued.numero, address })
      return issued.pdf
    },
  }
}

function workbook(name: string, lines: Parameters<typeof certificateWorkbook>[0]): DeliveredFile {
  return {
    name: `${name}-${plain(lines.retenedor.nombre)}.xlsx`,
    mediaType: exportMediaTypes.xlsx,
    body: () => workbookBytes(certificateWorkbook(lines, new Date())),
  }
}

/**
 * Reads an issued version that is available. @throws Problem `document-not-found`, also before its release;
 * `certificates-off`.
 */
async function readVersion(db: Database, scope: Scope, id: string) {
  const version = await findVersionFile(db, scope, id)
  if (version === undefined) throw new Problem('document-not-found')
  demandDownloads(await readProfile(db, version.company))
  if (version.line_id === null) {
    const { releases } = await readOverview(db, scope, ofScope(), version.anio)
    const { estado } = releaseOf(releases, version, todayInBogota(new Date()))
    if (estado === 'unreleased') throw new Problem('document-not-found')
  }
  return { ...version, name: `${fileNameOf(version)}-${version.numero}` }
}
