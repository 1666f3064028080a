import * as sentences from '../core/words/sentence-texts.ts'

/** The command `supplier-contracts`, with which the company reviews submitted policies. */
export const contractCommandTexts = {
  summary: 'Revisa las pólizas de contratos que suben los proveedores',
  usage:
    'supplier-contracts <pending|save|approve|reject> [póliza] [carpeta] --company <número> [--as <correo>] [--text <motivo>]',
  actionUnknown: 'Falta la acción: pending, save, approve o reject.',
  companyUnknown: sentences.companyUnknown,
  actorMissing: 'Indique quién lo hace: --as correo@compañía.co',
  policyMissing:
    'Falta la póliza que se revisa. Vea las que esperan: npm run enlace -- supplier-contracts pending',
  policyUnknown: 'No hay una póliza por revisar {version}, o hay varias que comienzan así.',
  whyMissing: 'Escriba el motivo para el proveedor: --text "…"',
  folderMissing: 'Indique la carpeta en la que se guardan los archivos de la póliza.',
  unwritable: 'No se pudo escribir {path}: {reason}',
  title: 'Pólizas por revisar de {company}',
  none: 'No hay pólizas por revisar.',
  line: '{id}  {enviada}  {proveedor} (NIT {nit})  contrato {contrato}  {amparo}  N.º {numero} de {aseguradora}  {valor}{exigido}  del {desde} al {hasta}{exigida}  {archivos}',
  demandedValue: ' (exigido {valor})',
  demandedUntil: ' (exigida hasta {fecha})',
  saved: 'Guardado {path}',
  approved: 'La póliza {version} quedó aprobada; el proveedor recibe el aviso.',
  rejected: 'La póliza {version} quedó rechazada; el proveedor recibe el aviso con el motivo.',
} as const
