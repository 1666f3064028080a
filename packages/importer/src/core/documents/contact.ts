import { readEmail } from './listed-fields.ts'
import type { RecordReader } from '../records/record-reader.ts'
import { readMunicipality } from '../values/municipality.ts'

/** Where a branch account is to be found. */
export function readContact(record: RecordReader<'direccion' | 'ciudad' | 'correo' | 'telefono'>) {
  return {
    direccion: record.text('direccion') ?? null,
    ciudad: readCity(record),
    correo: readEmail(record, 'correo'),
    telefono: record.text('telefono') ?? null,
  }
}

/** The city by the name of the DIVIPOLA; one that it does not know is kept as it is written, and reported. */
function readCity(record: RecordReader<'ciudad'>): string | null {
  const written = record.text('ciudad')
  if (written === undefined) return null
  const reading = readMunicipality(written)
  if ('nombre' in reading) {
    const { nombre, others } = reading
    if (others !== null)
      record.doubt('municipality-capital', { field: 'ciudad', value: written, values: { nombre, others } })
    return nombre
  }
  record.doubt('city-unknown', { field: 'ciudad', value: written })
  return written
}
