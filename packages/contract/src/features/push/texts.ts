/** What a program reads of its own records, beside what the importer says of them. */
export const pushTexts = {
  lineTooLong:
    'El registro tiene más de {bytes} bytes. No se cargó: envíe cada registro en una línea más corta.',
  notUtf8: 'El registro no está en UTF-8. No se cargó: conviértalo a UTF-8 y envíelo de nuevo.',
  keyInvalid: 'La Idempotency-Key debe tener de 1 a 200 letras, cifras o signos sin espacios.',
  asOfInvalid: 'Escriba la fecha como 2026-03-05 o como 2026-03-05T18:00:00-05:00.',
  asOfFuture: 'La fecha «datos al» no puede ser posterior a hoy.',
  rowsInvalid: 'Indique rows=all o rows=refused.',
  bodyInvalid: 'Envíe un objeto JSON como {"as_of":"2026-03-05"}.',
  broken: 'La conexión se cortó antes del final. Lo confirmado queda cargado.',
} as const

/** The headings of the document that programmers read. */
export const pushDocsTexts = {
  title: 'API de envíos',
  intro:
    'Con estas llamadas, los programas de la compañía envían sus registros al portal y saben qué pasó con cada uno.',
  auth: 'Clave de API de la compañía: Authorization: Bearer enlace_…',
  records: 'Envía registros de una clase',
  remove: 'Retira un registro por su clave',
  example: 'Un registro de cada clase',
  problem:
    'Un problema (RFC 9457), con su frase en español y el número con el que lo conoce el registro del servidor.',
} as const
