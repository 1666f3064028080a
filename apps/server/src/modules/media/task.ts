import * as z from 'zod'
import type { Service } from '../../core/http/service.ts'
import { FinalFault } from '../../core/jobs/worker.ts'
import type { Task } from '../../core/jobs/task.ts'
import { readStored } from '../../core/storage/read-stored.ts'
import { beginSizes, failSizes, finishSizes, keepSize, mediaSizesTask, openMediumFile } from './commands.ts'
import { convertPicture, UnreadablePicture } from './convert/convert.ts'
import { examineShape } from '../../core/files/examine.ts'
import { companyAsker } from '../../core/turns/asker.ts'

const Payload = z.object({ medium: z.uuid(), file: z.int() })

/** Creates the sizes of a picture in the background: AVIF and WebP in each width, or the SVG itself. */
export const mediaSizes: Task = {
  name: mediaSizesTask,
  async run({ payload, scope, signal }, { db, storage }: Pick<Service, 'db' | 'storage'>) {
    const work = Payload.parse(payload)
    const source = await openMediumFile(db, scope, work)
    if (!source) return
    const bytes = await readStored(storage, source.storage_key)
    if (source.media_type === 'image/svg+xml') {
      const { company_id } = await db.context(scope)
      const read = () => Promise.resolve(bytes)
      const shape = await examineShape(companyAsker(company_id), source.media_type, read)
      if (!shape) throw new FinalFault('The drawing is none any more')
      await keepSize(db, scope, work, { format: 'svg', ...shape, bytes })
    } else {
      await convertPicture(
        { bytes, mediaType: source.media_type },
        {
          onOpened: (picture) => beginSizes(db, scope, work, picture),
          onSize: (size) => keepSize(db, scope, work, size),
        },
        signal,
      ).catch((fault: unknown) => {
        throw fault instanceof UnreadablePicture ? new FinalFault(fault.message, { cause: fault }) : fault
      })
    }
    await finishSizes(db, scope, work)
  },
  async giveUp({ payload, scope }, { db }) {
    await failSizes(db, scope, Payload.parse(payload))
  },
}
