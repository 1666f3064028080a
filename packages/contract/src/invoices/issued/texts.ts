import type { SupportingCode } from '../limits.ts'
import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'

/** The documento soporte that the company issued, on the page of its cuenta de cobro and in the form of the staff. */
export const issuedTexts = {
  title: fields.supportingDocument,
  types: { '05': fields.supportingDocument, '95': 'Nota de ajuste' } satisfies Record<SupportingCode, string>,
  type: fields.type,
  number: fields.number,
  date: fields.issueDay,
  cuds: fields.cuds,
  expected: 'La compañía aún no ha informado el documento soporte.',
  differs: 'El XML dice otra cosa',
  record: 'Registrar el documento soporte',
  correct: 'Corregir o agregar nota de ajuste',
  intro: 'Escriba los datos del documento que expidió su software. El proveedor recibe el aviso.',
  cudsHint: '96 caracteres. Está en el XML y en el PDF.',
  files: 'XML y PDF',
  filesHint: 'Opcional. Si adjunta el XML, el portal lo compara con la cuenta de cobro.',
  save: actions.save,
  cancel: actions.cancel,
  close: actions.close,
  saved: 'Documento soporte registrado.',
  faults: {
    number: 'Escriba el número con letras, cifras y guiones, sin espacios.',
    cuds: 'Escriba el CUDS: 96 caracteres, de 0 a 9 y de a hasta f.',
    several: 'Adjunte el XML de un solo documento.',
  },
  /** What an XML that is attached says otherwise. */
  findings: {
    type: 'El XML no es del tipo {tipo}: dice {escrito}.',
    number: 'El XML es del documento {escrito} y no del {numero}.',
    cuds: 'El CUDS del XML no es el informado.',
    seller: 'El XML es de otro vendedor: {escrito}.',
    buyer: 'El XML es de otro adquirente: {escrito}.',
    date: 'La fecha del XML es {escrito} y no {fecha}.',
    total: 'El total del XML es {escrito} y el de la cuenta de cobro es {valor}.',
  },
} as const
