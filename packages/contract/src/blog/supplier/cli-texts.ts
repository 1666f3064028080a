/** The command `blog`. */
export const blogCommandTexts = {
  summary: 'Publica las noticias y los comunicados del blog de una compañía',
  usage:
    'blog import --company <número> --from <carpeta o archivo.json> [--quiet] | blog list --company <número> | ' +
    'blog publish --company <número> --slug <publicación> [--at 2026-12-01T08:00] | ' +
    'blog pin|unpin|retract --company <número> --slug <publicación> | ' +
    'blog receipts --company <número> --slug <comunicado> [--csv <archivo>]',
  actionUnknown: 'Falta la acción: import, list, publish, pin, unpin, retract o receipts.',
  fromMissing: 'Falta la carpeta o el archivo JSON de las publicaciones (--from).',
  slugMissing:
    'Falta la publicación (--slug). Vea las que hay con: npm run enlace -- blog list --company {company}',
  companyUnknown: 'La compañía {company} no existe. Créela con: npm run enlace -- company create',
  unknownPost: 'La compañía {company} no tiene la publicación «{slug}».',
  noCommunique: '«{slug}» no es un comunicado: no pide confirmación de lectura.',
  noPosts: 'La carpeta {from} no tiene publicaciones: archivos .json, cada uno con su texto .html al lado.',
  unreadable: 'El archivo {file} no se puede leer.',
  jsonMalformed: 'El archivo {file} no es JSON: {reason}',
  outside: '{file}: el archivo debe estar en la carpeta de la publicación.',
  textMissing: '{file}: falta el texto, en el campo html o en el archivo {html}.',
  fault: '{file}: {field}: {sentence}',
  slugEmpty: 'El nombre del archivo no sirve como dirección. Escriba el campo slug.',
  fileRefused: 'El archivo no es PDF, JPG, PNG ni XML, o está vacío.',
  created: 'Se creó {slug} ({state}).',
  updated: 'Se actualizó {slug} ({state}).',
  unchanged: '{slug} no cambió ({state}).',
  removedParts: '  Se quitó lo que no se permite: {parts}.',
  published: 'Se publicó {slug} desde el {fecha}.',
  pinned: '{slug} quedó fijada en el blog.',
  unpinned: '{slug} ya no está fijada.',
  retracted: 'Se retiró {slug}: los proveedores ya no la ven.',
  row: '{slug}  {kind}  {state}  {lecturas} {lecturas:lectura|lecturas}  {titulo}',
  none: 'La compañía {company} todavía no tiene publicaciones.',
  kinds: { entrada: 'entrada', comunicado: 'comunicado' },
  states: {
    draft: 'borrador',
    scheduled: 'programada para el {fecha}',
    published: 'publicada el {fecha}',
    retracted: 'retirada el {fecha}',
  },
  receiptsHead:
    '{titulo} (versión {version}): {confirmed} de {total} {total:persona|personas} {confirmed:confirmó|confirmaron}, de {suppliers} {suppliers:proveedor|proveedores}.',
  receipt: '{nit}  {proveedor}  {persona}  {correo}  {estado}',
  confirmedAt: 'confirmó el {fecha}',
  confirmedOld: 'confirmó la versión {version} el {fecha}',
  openedAt: 'abrió el {fecha}, sin confirmar',
  notOpened: 'sin abrir',
  columns: ['NIT', 'Proveedor', 'Persona', 'Correo', 'Abrió', 'Confirmó', 'Versión confirmada'],
  unwritable: 'El archivo {file} no se puede escribir.',
  csvWritten: 'Se escribió {file} con {n} {n:fila|filas}.',
} as const
