/** What every desk says. */
export const deskTexts = {
  breadcrumb: 'Ruta de navegación',
  state: 'Estado',
  history: 'Historia',
  about: 'De qué se trata',
  close: 'Cerrar',
  refused: 'La decisión no se aplicó',
  required: 'Escriba lo que falta aquí.',
  dateRequired: 'Ingrese una fecha como aparece en el calendario.',
  steps: { done: 'hecho', current: 'ahora' },
} as const
