/** The command `attach`. */
export const attachTexts = {
  summary: 'Agrega un archivo (PDF, JPG, PNG o XML) a un documento, para que el proveedor lo descargue',
  usage:
    'attach <archivo> --company <n> --kind <tipo> --number <número> [--nit <NIT>] [--description <texto>] [--by <nombre>]',
  example: 'npm run enlace -- attach acta.pdf --company 1 --kind nota --number 001-ND-15',
  noFile: 'Indique el archivo. Ejemplo: {example}',
  unknownKind: 'El tipo «{kind}» no existe. Tipos: {kinds}.',
  noNumber: 'Indique el número del documento con --number.',
  unreadable: 'No se pudo leer «{path}»: {reason}',
  noCompany: 'La compañía {company} no existe.',
  noDocument: 'La compañía {company} no tiene {kind} con el número {number}.',
  several: 'Hay {n} {n:documento|documentos} con el número {number}. Indique el proveedor con --nit.',
  done: '«{name}» se agregó a {document}.',
} as const

/** The document kinds, as the operator types them. */
export const attachKinds = {
  contrato: 'supplier-contracts',
  orden: 'purchase-order',
  entrada: 'purchase-tickets',
  factura: 'account-statements',
  nota: 'notes-debit',
  pago: 'payments-made',
} as const
