import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** The texts of a withholding certificate besides its figures (domain: certificates of withholding). */
export const certificatePaperTexts = {
  fuente: {
    title: 'CERTIFICADO DE RETENCIÓN EN LA FUENTE',
    legend:
      'Este documento no requiere para su validez firma autógrafa de acuerdo con el artículo 10 del Decreto 836 de 1991, recopilado en el artículo 1.6.1.12.12 del DUT 1625 de octubre 11 de 2016, que regula el contenido del certificado de retenciones a título de renta.',
    consigned: 'Retenciones consignadas oportunamente a favor de la DIAN en la ciudad de {ciudad}.',
  },
  iva: {
    title: 'CERTIFICADO DE RETENCIÓN DE IVA',
    legend:
      'Este documento no requiere para su validez firma autógrafa de acuerdo con el artículo 7 del Decreto 380 de 1996, recopilado en el artículo 1.6.1.12.13 del DUT 1625 de octubre 11 de 2016, que regula el contenido del certificado de retenciones a título de IVA.',
    consigned: 'Retenciones consignadas oportunamente a favor de la DIAN en la ciudad de {ciudad}.',
  },
  ica: {
    title: 'CERTIFICADO DE RETENCIÓN DE INDUSTRIA Y COMERCIO (ICA)',
    legend: 'Sin firma autógrafa, artículo 10 del Decreto 836 de 1991.',
    consigned:
      'Retenciones practicadas en {ciudad} y consignadas oportunamente a favor de la Secretaría de Hacienda de {ciudad}.',
  },
  timbre: {
    title: 'CERTIFICADO DE RETENCIÓN DEL IMPUESTO DE TIMBRE',
    legend:
      'Sin firma autógrafa, artículo 10 del Decreto 836 de 1991. Certificado del impuesto de timbre retenido, artículo 539-2 del Estatuto Tributario.',
    consigned: 'Retenciones consignadas oportunamente a favor de la DIAN en la ciudad de {ciudad}.',
  },
  estampilla: {
    title: 'CERTIFICADO DE DESCUENTO DE ESTAMPILLAS',
    legend:
      'Sin firma autógrafa, artículo 10 del Decreto 836 de 1991. Descuentos practicados según la ley y la ordenanza o el acuerdo de cada estampilla.',
    consigned:
      'Descuentos practicados y girados oportunamente al beneficiario de cada estampilla en {ciudad}.',
  },
  bomberil: {
    title: 'CERTIFICADO DE RETENCIÓN DE LA SOBRETASA BOMBERIL',
    legend:
      'Sin firma autógrafa, artículo 10 del Decreto 836 de 1991. Sobretasa bomberil del artículo 37 de la Ley 1575 de 2012.',
    consigned:
      'Retenciones practicadas y consignadas oportunamente a favor de la Secretaría de Hacienda de {ciudad}.',
  },
  obra: {
    title: 'CERTIFICADO DE DESCUENTO DE LA CONTRIBUCIÓN ESPECIAL DE OBRA PÚBLICA',
    legend:
      'Sin firma autógrafa, artículo 10 del Decreto 836 de 1991. Contribución especial de los contratos de obra pública, artículo 6 de la Ley 1106 de 2006.',
    consigned: 'Descuentos practicados y consignados oportunamente en {ciudad}.',
  },
  year: 'AÑO GRAVABLE {anio}',
  bimester: 'BIMESTRE {n}: {meses}',
  city: 'MUNICIPIO: {ciudad}',
  opening: 'Certificamos que durante el período {periodo} practicamos retenciones a:',
  openingOfOne: 'Certificamos que el {fecha} practicamos una retención, sobre el documento {documento}, a:',
  demo: 'Demostración con datos de prueba: este certificado no tiene validez.',
  trial:
    'Certificado de prueba, sin validez: la compañía aún no tiene una dirección pública en la que se pueda verificar.',
  trialCompany: 'Certificado de una compañía de prueba, con datos inventados: no tiene validez.',
  /** The prefix of a test certificate's number. */
  trialLetters: 'PRUEBA-',
  number: fields.number,
  version: fields.version,
  issuedOn: states.issued,
  supplier: 'Nombre o razón social',
  supplierNit: 'NIT o documento',
  address: fields.address,
  branches: fields.branches,
  concept: fields.concept,
  activity: 'Actividad o concepto',
  rate: fields.rate,
  base: fields.base,
  operation: 'Valor de la operación sin IVA',
  ivaBase: 'IVA generado',
  withheld: fields.withheldValue,
  total: 'TOTAL',
  words: 'SON: {letras}',
  single:
    'Este certificado es de una sola retención, que también hace parte del certificado de su período: no se suma a él.',
  later: 'Esta versión reemplaza a las anteriores del mismo certificado.',
  issued: '{ciudad}, fecha de expedición: {fecha}',
  issuedNowhere: 'Fecha de expedición: {fecha}',
  percent: '{tarifa} %',
  perThousand: '{tarifa} por mil',
  carried: 'Las retenciones de este certificado, una por una',
  signedTitle: 'Firmado digitalmente',
  signedBy: 'Por {nombre}',
  signedAt: 'El {instant} (hora de Colombia)',
  signedReason: 'Expedición del certificado {numero}',
} as const

/** The additional ICA legends of municipalities, by DIVIPOLA code. */
export const municipalLegends: Readonly<Record<string, string>> = {
  '11001': 'Contenido según el artículo 13 del Acuerdo 65 de 2002 del Concejo de Bogotá, D.C.',
}

/** The withholdings of a certificate as a spreadsheet. */
export const certificateSheetTexts = {
  title: '{tipo} {anio}',
  supplier: '{nombre} (NIT {nit})',
  issuer: 'Retenedor: {nombre} (NIT {nit})',
  certificate: 'Certificado {numero}, versión {version}',
  fecha: fields.date,
  documento: places.invoice,
  comprobante: 'Comprobante de egreso',
  codigo: fields.code,
  concepto: fields.concept,
  rate: 'Tarifa %',
  ratePerThousand: 'Tarifa ‰',
  operacion: 'Operación sin IVA',
  base: fields.base,
  ivaBase: 'IVA generado',
  valor: fields.withheldValue,
  ciudad: fields.municipality,
  sucursal: fields.branch,
  total: 'Total',
} as const

/** The names of the files. */
export const certificateFileTexts = {
  certificate: 'certificado-{tipo}-{anio}{periodo}{ciudad}',
  single: 'certificado-{tipo}-{documento}',
  year: 'certificados-{anio}',
  several: 'certificados',
  ofAll: 'certificados-{anio}-todas-las-companias',
  readMe: 'LEEME.txt',
  readMeTitle: 'Certificados de retención del año gravable {anio}',
  readMeWhole: '{company}: {supplier}, NIT {nit}. {n} {n:certificado|certificados}, en la carpeta {folder}.',
  readMeNone: '{company}: {supplier}, NIT {nit}. Sin certificados en este archivo. {reason}',
  readMeReasons: {
    'step-up-needed': 'La compañía exige segundo factor: entre a ella y descárguelos allí.',
    'acceptance-due': 'Entre a la compañía, acepte sus textos legales y descárguelos allí.',
    'account-foreign': 'Su usuario no tiene sucursales activas en la compañía.',
  },
} as const
