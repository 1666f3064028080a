import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'

/** Assigning work to a member of the staff. */
export const assigneeTexts = {
  label: fields.responsible,
  anybody: 'Cualquier responsable',
  mine: 'Mías',
  nobody: 'Sin responsable',
  self: '{nombre} (usted)',
  assigned: 'Ahora es de {nombre}.',
  released: 'Quedó sin responsable.',
  refused: 'El rol de esta persona no lo permite, o ya no tiene acceso. Elija a otra persona.',
} as const

/** Work that waits in a list, given to somebody or closed several at once. */
export const bulkInboxTexts = {
  assign: {
    act: 'Asignar responsable',
    cancel: actions.cancel,
    done: 'Responsable asignado',
    question: '¿Quién se encarga de {cosas}?',
  },
  close: {
    act: 'Cerrar elegidas',
    cancel: actions.cancel,
    done: 'Filas cerradas',
    question: '¿Cerrar {cosas}? Después se pueden reabrir, cada una en su página.',
    isClosed: 'Cerrada.',
  },
} as const
