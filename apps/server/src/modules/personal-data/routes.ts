import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { downloadPerson, erasePerson, findPerson } from '@enlace/contract/personal-data/calls.ts'
import { personalDataTexts as texts } from '@enlace/contract/personal-data/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { appendAudit } from '../../core/http/audit.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { placesOfCompany, type PersonalRows } from './places.ts'
import { personalZip, type Packed } from './zip.ts'
import { authorOf } from '../../core/desk/author.ts'
import { erasePersonIn } from './commands.ts'
import { personalParts } from './present.ts'
import { countPersonalData, findPersonalRows } from './queries.ts'

/** A company's data about a person: counting, exporting and erasing it (Ley 1581 of 2012). */
export function personalDataRoutes(app: FastifyInstance): void {
  serve(app, findPerson, async ({ db, scope, body: { correo } }) => {
    const { places, isStaff } = await countPersonalData(db, scope, correo)
    return { correo, partes: personalParts(places), trabaja: isStaff }
  })

  serveFile(app, downloadPerson, async ({ db, scope, request, query: { correo } }) => {
    const { company, author } = await authorOf(request, scope)
    const { places } = await countPersonalData(db, scope, correo)
    if (places.length === 0) throw new Problem('person-unknown')
    return {
      name: `${texts.file}-${todayInBogota(new Date())}.zip`,
      mediaType: 'application/zip',
      body: async () => {
        const held = placesOfCompany(await findPersonalRows(db, scope, correo))
        await appendAudit(request, { company, ...author, action: 'person:exported', target: correo })
        return Readable.from(zipOf(held, request), { objectMode: false })
      },
    }
  })

  serve(app, erasePerson, async ({ db, scope, request, body: { correo } }) => {
    const erased = await db.transaction(scope, (tx) => erasePersonIn(tx, correo, request.ip))
    return { correo, partes: personalParts(erased) }
  })
}

/** Streams the archive; files that are missing in the storage are logged for the operator. */
async function* zipOf(
  held: readonly PersonalRows[],
  { log, server }: FastifyRequest,
): AsyncGenerator<Buffer> {
  const packed: Packed = { files: 0, missing: [] }
  yield* personalZip(server.service.storage, held, packed)
  for (const place of packed.missing) log.error({ place }, 'a file of a person is missing')
}
