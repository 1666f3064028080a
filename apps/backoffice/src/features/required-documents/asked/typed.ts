import type { AskedDocument, AskedForm } from '@enlace/contract/required-documents/asked/schemas.ts'
import { parseCalendarDate } from '@enlace/domain/calendar-date.ts'

/** A required document as it is typed: numbers and days as text. */
export type TypedAsked = Omit<AskedForm, 'dias' | 'fecha' | 'gracia' | 'orden'> & {
  dias: string
  fecha: string
  gracia: string
  orden: string
}

const blank: TypedAsked = {
  nombre: '',
  descripcion: '',
  alcance: 'proveedor',
  tipo_contrato: null,
  contrato: null,
  persona: null,
  suministro: null,
  tamanos: [],
  riesgos: [],
  obligatorio: true,
  regla: 'ninguna',
  dias: '',
  fecha: '',
  gracia: '0',
  orden: '0',
}

/** What the form begins with: a document, or nothing. */
export function typedOf(document: AskedDocument | undefined): TypedAsked {
  if (document === undefined) return blank
  const { dias, fecha, gracia, orden } = document
  const fields = Object.fromEntries(
    Object.keys(blank).map((name) => [name, document[name as keyof TypedAsked]]), // the names of both
  )
  return {
    ...(fields as TypedAsked), // a document has every field of the form
    dias: dias === null ? '' : String(dias),
    fecha: fecha ?? '',
    gracia: String(gracia),
    orden: String(orden),
  }
}

/** What is sent of it; what is no number stays none, and the contract's rules say so. */
export function formOf({ dias, fecha, gracia, orden, ...typed }: TypedAsked): AskedForm {
  return {
    ...typed,
    tipo_contrato: typed.alcance === 'contrato' ? typed.tipo_contrato : null,
    contrato: (typed.alcance === 'contrato' && typed.contrato?.trim()) || null,
    dias: typed.regla === 'dias' && dias !== '' ? Number(dias) : null,
    fecha: typed.regla === 'fecha' ? (parseCalendarDate(fecha) ?? null) : null,
    gracia: gracia === '' ? Number.NaN : Number(gracia),
    orden: orden === '' ? 0 : Number(orden),
  }
}
