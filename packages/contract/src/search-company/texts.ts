import * as fields from '../core/words/field-texts.ts'

/** Texts of the company search (spec 2, 4 and 8; decisions 5). */
export const searchCompanyTexts = {
  title: 'Consultar empresa',
  intro:
    'Consulte con el NIT si su empresa ya es proveedora de {company}. Si lo es, solicite acceso al portal; si no, solicite el registro.',
  nit: fields.nit,
  hint: 'Con o sin puntos, guion y dígito de verificación.',
  submit: 'Buscar',
  register: 'Solicitar Registro',
  registerIntro: '¿Su empresa aún no es proveedora?',
  results: 'Resultado de la consulta',
  columns: { nit: fields.nit, nombre: fields.businessName, option: 'Opción' },
  requestAccess: 'Solicitar acceso',
  requestAccessOf: 'Solicitar acceso para {nombre}',
  /** For screen readers. */
  found: 'Se encontró 1 empresa.',
  foundMany: 'Se {n:encontró|encontraron} {n} {n:empresa|empresas}.',
  /** Company not found (spec 8): a toast with the company's text, followed by the registration. */
  unknown: 'El tercero consultado no existe',
  unknownFallback: 'Puede solicitar el registro de su empresa en este formulario.',
  /** Empty company data (spec 8). */
  empty: 'No se encontró ningún registro',
  emptyAdvice:
    'Revise el NIT. Si es el de su empresa, escriba a la compañía: es posible que su registro no esté activo.',
  contact: 'Ir a Contáctenos',
  /** Not a supplier yet (spec 8). */
  notSupplier: '¡Lo sentimos, aún no eres nuestro proveedor!',
  notSupplierAdvice: 'Para ser proveedor, solicite el registro de su empresa.',
  failed: 'No pudimos consultar. Intente de nuevo.',
} as const
