/** The command `content`. */
export const contentCommandTexts = {
  summary: 'Publica textos, anuncios, páginas, plantillas, documentos y el menú propio de una compañía',
  usage:
    'content set --company <número> --kind cms|ad|page|template|document --key <clave> --file <archivo> [--title <texto>] ' +
    '[--description <texto>] [--link <dirección>] [--from 2026-12-01] [--to 2026-12-31] | ' +
    'content show --company <número> [--kind … --key …] | content remove --company <número> --kind cms|ad|template|document --key <clave> | ' +
    'content set|show --company <número> --kind menu [--file <archivo.json>] | ' +
    'content set --company <número> --kind campaign --file <archivo.json> | ' +
    'content preview --company <número> --kind document --key <clave>',
  actionUnknown: 'Falta la acción: set, show, remove o preview.',
  kindUnknown:
    '«{kind}» no es un tipo de contenido. Son: cms (lugar), ad (anuncio), page (página), template (plantilla de formulario), document (documento con los datos del proveedor), menu, campaign (varios anuncios).',
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
  unknownNames: 'No existe y se mostrará vacío: {names}.',
  previewOther: 'Solo un documento (--kind document) tiene vista previa.',
  menuSaved: 'Se guardó el menú de la compañía {company}: {n}.',
  menuItems: '{n} {n:entrada|entradas}',
  menuItem: '1 entrada',
  menuMissing: 'El menú lleva a documentos que no existen todavía: {names}.',
  campaignMalformed:
    'El archivo de una campaña es una lista de anuncios: [{ "page_code": …, "position": …, "contenido": … }].',
  campaignParts: 'Elimine los anuncios de una campaña uno por uno (--kind ad).',
  menuStays: 'El menú no se elimina: guarde una lista vacía ([]).',
  empty: 'La compañía {company} todavía no ha publicado contenido.',
  places: 'Lugares (cms)',
  advertisements: 'Anuncios (ad)',
  pages: 'Páginas (page)',
  templates: 'Plantillas (template)',
  documents: 'Documentos (document)',
  document: '  {key}  {date}  {title}',
  documentFault: '    Aviso: {fault} (veces: {times}, la última {date})',
  place: '  {key}  {date}',
  advertisement: '  {key}  {kind}  {time}',
  page: '  {key}  versión {version}  {date}  {title}',
  template: '  {key}  {date}  {title}',
  always: 'siempre',
  from: 'desde {from}',
  to: 'hasta {to}',
} as const
