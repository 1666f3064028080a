import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** The screen of the catalogues. */
export const cataloguesTexts = {
  title: 'Catálogos',
  tabs: 'Catálogos',
  names: {
    'identification-types': 'Tipos de identificación',
    'tax-regimes': 'Regímenes tributarios',
    'economic-activities': 'Actividades económicas',
    'economic-sub-activities': 'Subactividades',
    concepts: 'Conceptos de retención',
    cities: 'Ciudades',
  },
  intros: {
    'identification-types':
      'Tipos de identificación de la DIAN. Ordénelos o retire los que su compañía no acepta al registrar proveedores.',
    'tax-regimes': 'Regímenes de IVA y renta que el proveedor puede elegir en el registro y en sus datos.',
    'economic-activities': 'Divisiones de la CIIU que ofrece el registro de proveedores.',
    'economic-sub-activities': 'Clases de cada actividad. Elija primero la actividad.',
    concepts:
      'Dan nombre a los renglones de los certificados cuando el ERP envía solo el código. Los propios de la compañía se suman a los de la ley. Con el código ica.11001, o ica.11001.4663 para una actividad CIIU, se estima también el ReteICA de ese municipio al radicar una factura; su tarifa va en porcentaje: 9,66 por mil es 0,966 %.',
    cities:
      'Municipios del país según la DIVIPOLA del DANE. Se actualizan con cada versión del portal; no se editan aquí.',
  },
  activity: 'Actividad',
  code: fields.code,
  codeOf: 'Código de {nombre}',
  name: fields.name,
  nameOf: 'Nombre de {codigo}',
  own: 'Propia',
  retired: states.withdrawn,
  retire: 'Retirar {nombre}',
  retireShort: actions.withdraw,
  offer: 'Volver a ofrecer {nombre}',
  offerShort: 'Ofrecer',
  remove: actions.removeNombre,
  up: actions.moveUpNombre,
  down: actions.moveDownNombre,
  moved: '{nombre}: posición {n} de {total}',
  add: 'Agregar',
  digitsFrom: 'Dígitos, mínimo',
  digitsTo: 'Dígitos, máximo',
  search: 'Buscar por código o nombre',
  clearSearch: actions.clearSearch,
  noneFound: 'No hay resultados',
  noneFoundHelp: 'Revise el texto de la búsqueda.',
  noneYet: 'Esta lista aún no tiene opciones.',
  allRetired: 'Todas las opciones están retiradas: los formularios no tendrán opciones para elegir.',
  saved: 'El catálogo se guardó. Los formularios lo muestran en unos minutos.',
  inOrder: 'Para ordenar la lista, borre la búsqueda.',
} as const

/** The withholding concepts. */
export const conceptTexts = {
  own: 'Propios de la compañía',
  add: 'Agregar concepto',
  remove: actions.removeNombre,
  removeShort: actions.remove,
  code: fields.code,
  concept: fields.concept,
  subject: 'Se aplica a',
  rate: 'Tarifa (%)',
  base: 'Base mínima (UVT)',
  from: fields.from,
  until: fields.until,
  untilHint: 'Opcional. Si la deja vacía, sigue vigente.',
  rule: 'Norma',
  legal: 'De la ley',
  legalCaption: 'Conceptos de retención en la fuente con sus vigencias',
  onlyInForce: 'Solo los vigentes hoy',
  inForce: states.inForce,
  baseValue: '{n} UVT',
  rateValue: fields.perCent,
  saved: 'Los conceptos se guardaron. Rigen para las próximas cargas.',
} as const

/** The errors of an entry, each with its remedy. */
export const catalogueFaults = {
  code: 'Use letras, números, punto o guion, sin espacios.',
  name: 'Escriba el nombre.',
  long: 'Escriba como máximo 200 caracteres.',
  digits: 'Escriba un número del 1 al 15.',
  digitsOrder: 'El máximo no puede ser menor que el mínimo.',
  twice: 'Ya está en la lista: escriba otro.',
  rate: 'Escriba una tarifa entre 0 y 100, por ejemplo 2.5.',
  base: 'Escriba las UVT en números, por ejemplo 27.',
  order: 'El último día no puede ser anterior al primero.',
  date: 'Elija la fecha.',
  overlap: 'Se cruza con otra vigencia del mismo código.',
} as const
