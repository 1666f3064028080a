import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { certificateFileTexts as fileTexts } from '@enlace/contract/certificates/paper-texts.ts'
import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { mostWaiting } from '@enlace/contract/exports/limits.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { certificatesAtOnce, CertificatesZipQuery } from '@enlace/contract/certificates/schemas.ts'
import {
  allCertificatesZip,
  certificatesZip,
  requestCertificatesZip,
} from '@enlace/contract/certificates/zip-calls.ts'
import { plain } from './releases/key.ts'
import { packAllCertificates, planAllPacks } from './all-companies.ts'
import { packCertificates, planPack, type Pack } from './issue/pack.ts'
import { requestExport, exportMediaTypes, type PackedExport } from '../exports/index.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { readOnce, spool } from '../../core/files/spool.ts'
import { demandDownloads } from './asked-queries.ts'

/** Binds a ZIP of several certificates: at once, or in the background if there are many. */
export function certificateZipRoutes(app: FastifyInstance): void {
  const { service } = app

  serveFile(app, certificatesZip, async ({ db, scope, query }) => {
    const pack = await planPack(db, scope, query)
    demandDownloads(pack.profile)
    if (pack.keys.length > certificatesAtOnce)
      throw new Problem('certificates-in-background', { n: certificatesAtOnce })
    return {
      name: zipName(pack, query.anio),
      mediaType: exportMediaTypes.zip,
      // Complete before the first byte is sent: a fault is then an error, not a truncated file.
      body: async () => {
        const pieces = Readable.from(packCertificates(service, scope, pack), { objectMode: false })
        return readOnce((await spool(service.storage.spoolFolder, pieces)).path)
      },
    }
  })

  serveFile(app, allCertificatesZip, async ({ db, scope, query: { anio } }) => {
    const parts = await planAllPacks(db, scope, anio)
    return {
      name: `${fill(fileTexts.ofAll, { anio })}.zip`,
      mediaType: exportMediaTypes.zip,
      body: async () => {
        const pieces = Readable.from(packAllCertificates(service, parts, anio), { objectMode: false })
        return readOnce((await spool(service.storage.spoolFolder, pieces)).path)
      },
    }
  })

  serve(app, requestCertificatesZip, async ({ db, scope, query, request }) => {
    const pack = await planPack(db, scope, query)
    demandDownloads(pack.profile)
    const id = await requestExport(db, scope, {
      list: 'certificates',
      format: 'zip',
      asked: request.query,
      module: placeAccess.certificates.module,
      rows: pack.keys.length,
      fileName: zipName(pack, query.anio),
      mediaType: exportMediaTypes.zip,
    })
    if (id === undefined) throw new Problem('exports-waiting', { n: mostWaiting })
    return { id }
  })
}

/** A pack of certificates that is made in the background. */
export const certificatePack: PackedExport = {
  list: 'certificates',
  async make(service, scope, { id: file, asked }, onDone) {
    const pack = await planPack(service.db, scope, queryOf(asked))
    demandDownloads(pack.profile)
    return packCertificates(service, scope, pack, { file, onDone })
  },
}

/** Reads the call's query again by its own schema. */
function queryOf(asked: unknown): CertificatesZipQuery {
  const { success, data } = CertificatesZipQuery.safeParse(asked)
  if (!success) throw new Problem('invalid-fields')
  return data
}

function zipName({ profile }: Pack, anio: number | undefined): string {
  const name = anio === undefined ? fileTexts.several : fill(fileTexts.year, { anio })
  return `${name}-${plain(profile.company.nombre)}.zip`
}
