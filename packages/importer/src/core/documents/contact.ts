import { readEmail } from './listed-fields.ts'
import type { RecordReader } from '../records/record-reader.ts'
import { readMunicipality } from '../values/municipality.ts'

/** Reads the contact of a branch account. */
export function readContact(record: RecordReader<'direccion' | 'ciudad' | 'correo' | 'telefono'>) {
  return {
    direccion: record.text('direccion') ?? null,
    ciudad: readCity(record),
    correo: readEmail(record, 'correo'),
    telefono: record.text('telefono') ?? null,
  }
}

/** The city by its DIVIPOLA name; an unknown one is kept as written, and reported. */
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
