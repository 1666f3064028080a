import { fill } from '@enlace/contract/core/fill.ts'
import { mediaLimits } from '@enlace/contract/media/limits.ts'
import { mediaTexts as texts } from '@enlace/contract/media/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { readStored } from '../../core/storage/read-stored.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'
import type { Storage } from '../../core/storage/storage.ts'
import type { MeasuredFile } from './commands.ts'
import { CostlyFile, examineShape } from '../../core/files/examine.ts'
import type { Asker } from '../../core/turns/fair-turns.ts'
import type { Dimensions } from '../../core/files/dimensions.ts'

const million = 1_000_000

/**
 * Reads the dimensions of uploaded files. @throws Problem `file-refused` with a message for each without dimensions or
 * too large to decode.
 */
export async function measureFiles(
  storage: Pick<Storage, 'get'>,
  asker: Asker,
  files: readonly ReceivedFile[],
  megapixels: number = mediaLimits.megapixels,
): Promise<MeasuredFile[]> {
  const faults: Record<string, string> = {}
  const measured: MeasuredFile[] = []
  for (const file of files) {
    const shape = await shapeOf(storage, asker, file)
    const isHuge = shape && shape.width * shape.height > megapixels * million
    if (shape && !isHuge) measured.push({ ...file, ...shape })
    else {
      faults[file.field] = fill(shape ? texts.huge : texts.type, { name: file.name, megapixels })
    }
  }
  if (Object.keys(faults).length > 0) throw new Problem('file-refused', {}, faults)
  if (measured.length === 0) throw new Problem('file-refused', {}, { archivo: texts.file })
  return measured
}

function shapeOf(
  storage: Pick<Storage, 'get'>,
  asker: Asker,
  { mediaType, storageKey }: ReceivedFile,
): Promise<Dimensions | undefined> {
  return examineShape(asker, mediaType, () => readStored(storage, storageKey)).catch((fault: unknown) => {
    if (fault instanceof CostlyFile) return undefined
    throw fault
  })
}
