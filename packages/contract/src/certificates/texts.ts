/** The messages if there is no certificate. */
export const certificateStateTexts = {
  /** No movements of that kind in that year (screens 2.7). */
  none: 'No practicamos retenciones de {tipo} en {anio}.',
  unreleased: 'Aún no se publican',
  /** Follows `unreleased` within a sentence. */
  expected: ' (fecha prevista: {fecha})',
  unreleasedUntil: 'Aún no se publican (fecha prevista: {fecha}).',
  /** In the column of states. */
  releasedOn: 'se publica el {fecha}',
  off: 'La compañía no entrega certificados por el portal. Solicítelos a su contacto en la compañía.',
  trial:
    'La compañía está probando el portal. Los certificados que descargue dicen «de prueba» y no tienen validez.',
  replaced: 'Reemplazado por {numero} el {fecha}',
  revoked: 'Anulado el {fecha}: {motivo}',
  changed: 'Las retenciones cambiaron desde que se expidió: la próxima descarga expide una versión nueva.',
  single: 'De una sola retención: {documento}',
} as const
