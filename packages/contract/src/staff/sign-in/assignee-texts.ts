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
