import { Zip } from '@enlace/documents/zip.ts'
import type { Storage } from '../../core/storage/storage.ts'
import type { PersonalRows } from './places.ts'

/** The content of an archive: the number of files, and the places whose file was missing in the storage. */
export interface Packed {
  files: number
  missing: string[]
}

/** Streams a person's data as a ZIP: one JSON with every row, and the files that rows refer to. */
export async function* personalZip(
  storage: Storage,
  places: readonly PersonalRows[],
  packed: Packed,
): AsyncGenerator<Buffer> {
  const zip = new Zip(new Date())
  yield* zip.file('datos.json', [Buffer.from(JSON.stringify(withoutKeys(places), null, 2))])
  for (const { place, key, name } of filesOf(places)) {
    const content = await storage.get(key).catch(() => undefined)
    if (content === undefined) {
      packed.missing.push(place)
      continue
    }
    packed.files += 1
    yield* zip.file(`archivos/${packed.files}-${name}`, content)
  }
  yield* zip.end()
}

function filesOf(places: readonly PersonalRows[]) {
  return places.flatMap(({ table_name: place, rows }) =>
    rows.flatMap((row) => {
      const { storage_key: key } = row
      const named = [row['nombre'], row['name'], row['file_name']].find((one) => typeof one === 'string')
      const name = (named ?? 'archivo').replace(/[/\\]/g, '-')
      return typeof key === 'string' ? [{ place, key, name }] : []
    }),
  )
}

/** Storage keys are internal. */
function withoutKeys(places: readonly PersonalRows[]) {
  return places.map(({ table_name: tabla, rows_found: registros, rows }) => ({
    tabla,
    registros: Number(registros),
    filas: rows.map(({ storage_key: _, ...row }) => row),
  }))
}
