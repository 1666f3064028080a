/** The command `content`. */
export const contentCommandTexts = {
  summary: 'Publica textos, anuncios, páginas y plantillas de una compañía',
  usage:
    'content set --company <número> --kind cms|ad|page|template --key <clave> --file <archivo> [--title <texto>] ' +
    '[--description <texto>] [--link <dirección>] [--from 2026-12-01] [--to 2026-12-31] | ' +
    'content show --company <número> [--kind … --key …] | content remove --company <número> --kind cms|ad|template --key <clave>',
  actionUnknown: 'Falta la acción: set, show o remove.',
  kindUnknown:
    '«{kind}» no es un tipo de contenido. Son: cms (lugar), ad (anuncio), page (página), template (plantilla).',
  keyMissing:
    'Falta la clave (--key): el lugar, la página o el nombre; de un anuncio, página y posición, como PAG-67:1.',
  keyMalformed: '«{key}» no es la clave de un anuncio. Escríbala con la página y la posición, como PAG-67:1.',
  fileMissing: 'Falta el archivo (--file).',
  fileUnreadable: 'El archivo {file} no se puede leer.',
  jsonMalformed: 'El archivo {file} no es JSON: {reason}',
  dateMalformed: '«{date}» no es una fecha. Escríbala como 2026-12-01 o 2026-12-01T18:00.',
  companyUnknown: 'La compañía {company} no existe. Créela con: npm run enlace -- company create',
  pageStays:
    'Una página publicada no se elimina, porque las autorizaciones se refieren a su versión. Publique otra.',
  fault: '{field}: {sentence}',
  saved: 'Se guardó {key} en la compañía {company}.',
  published: 'Se publicó {key}, versión {version}, en la compañía {company}.',
  unchanged: '{key} no cambió: sigue la versión {version}.',
  removedParts: 'Se quitó lo que no se permite: {parts}.',
  removed: 'Se eliminó {key} de la compañía {company}.',
  nothingThere: 'La compañía {company} no tiene {key}.',
  empty: 'La compañía {company} todavía no ha publicado contenido.',
  places: 'Lugares (cms)',
  advertisements: 'Anuncios (ad)',
  pages: 'Páginas (page)',
  templates: 'Plantillas (template)',
  place: '  {key}  {date}',
  advertisement: '  {key}  {kind}  {time}',
  page: '  {key}  versión {version}  {date}  {title}',
  template: '  {key}  {date}  {title}',
  always: 'siempre',
  from: 'desde {from}',
  to: 'hasta {to}',
} as const
