/** Drafts, what is shown and what was shown before, wherever the company's staff writes something. */
export const versionTexts = {
  noteLong: 'La nota puede tener hasta 300 caracteres.',
  note: 'Qué cambió (opcional)',
  noteHint: 'Una frase para el historial. No se muestra en el portal.',
  states: {
    draft: 'Borrador',
    scheduled: 'Programada',
    published: 'Publicada',
    retired: 'Anterior',
  },
} as const
