/** Giving work to a member of the staff. */
export const assigneeTexts = {
  label: 'Responsable',
  anybody: 'Cualquier responsable',
  mine: 'Mías',
  nobody: 'Sin responsable',
  self: '{nombre} (usted)',
  assigned: 'Ahora es de {nombre}.',
  released: 'Quedó sin responsable.',
  refused: 'Esta persona no puede atenderlo: su rol no lo permite o ya no tiene acceso. Elija otra.',
} as const
