import type { ParameterGroup, ParameterName, ParameterUnit } from '@enlace/domain/parameters.ts'
import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** The screen of the company's parameters. */
export const parametersTexts = {
  title: 'Parámetros',
  description:
    'Módulos del portal, datos que muestra, seguridad del inicio de sesión y conservación de los datos. Los cambios rigen al guardar.',
  search: 'Buscar un parámetro por nombre o descripción',
  index: 'Secciones de los parámetros',
  clearSearch: actions.clearSearch,
  onlyChanged: 'Solo los que la compañía cambió ({n})',
  on: states.active,
  off: states.inactive,
  changedBy: 'Cambiado por {actor} el {fecha}',
  changed: 'Cambiado',
  unsaved: 'Sin guardar',
  reset: 'Restablecer {nombre} (por defecto: {valor})',
  history: 'Historial de {nombre}',
  allHistory: 'Historial de cambios',
  pending: '{n} {n:cambio|cambios} sin guardar',
  saved: 'Los cambios se guardaron y ya rigen en el portal.',
  conflict: 'Valor actual: {valor}. Otra persona lo cambió mientras usted lo tenía abierto.',
  noneFound: 'No hay parámetros que coincidan con la búsqueda',
  noneFoundHelp: 'Revise la búsqueda o quite los filtros.',
  clearFilters: 'Quitar los filtros',
  elsewhereTitle: 'Se cambian en otra pantalla',
  elsewhereIntro: 'Estos datos de la compañía tienen su propia pantalla.',
  none: 'sin definir',
} as const

/** The dialog of changes. */
export const parameterHistoryTexts = {
  title: 'Historial de cambios',
  titleOf: 'Historial de {nombre}',
  caption: 'Cambios, del más reciente al más antiguo',
  at: fields.when,
  actor: 'Quién',
  parameter: 'Parámetro',
  before: fields.before,
  after: fields.after,
  none: 'No se ha cambiado; conserva su valor inicial.',
  close: actions.close,
  standard: 'por defecto',
} as const

/** The messages for invalid values. */
export const parameterFaultTexts = {
  unknown: 'No hay un parámetro «{nombre}».',
  malformedNumber: 'Escriba un número entero.',
  malformedEmail: sentences.writeEmail,
  malformed: 'Elija uno de los valores de la lista.',
  beyond: 'Escriba un número entre {min} y {max}.',
  tooLong: 'Escriba como máximo {max} caracteres.',
} as const

/** The messages for numbers outside legal bounds. */
export const parameterBoundTexts: Readonly<Partial<Record<ParameterName, string>>> = {
  conservacion_auditoria:
    'La ley exige conservarlo al menos {min} días (cinco años: Estatuto Tributario, artículo 632, y Ley 962 de 2005, artículo 46). Escriba entre {min} y {max}.',
}

/** The confirmation before a retention period is shortened. */
export const shortenTexts = {
  title: 'Conservar por menos tiempo',
  intro: 'Esta noche se borrarán los datos que cumplan el nuevo plazo. No se pueden recuperar.',
  line: '{label}: de {antes} a {ahora}. Se {n:borra|borran} {n} {n:registro|registros}.',
  lineOne: '{label}: de {antes} a {ahora}. Se borra 1 registro.',
  lineNone: '{label}: de {antes} a {ahora}. Hoy no hay datos por borrar.',
  confirm: 'Acortar y guardar',
  cancel: actions.cancel,
  close: actions.close,
} as const

/** The groups of parameters. */
export const parameterGroupTexts: Readonly<Record<ParameterGroup, { title: string; intro: string }>> = {
  modules: {
    title: 'Módulos del portal',
    intro: 'Módulos del menú de los proveedores. Un módulo inactivo no está disponible en el portal.',
  },
  portal: { title: 'Datos del portal', intro: 'Datos y bloques del portal.' },
  documents: {
    title: 'Documentos y certificados',
    intro: 'Descargas, constancias y objeciones de los proveedores.',
  },
  billing: {
    title: 'Facturación y pagos',
    intro: 'Radicación de facturas. Los días de corte y de pago se configuran en Calendario.',
  },
  work: { title: 'Jornada y plazos', intro: 'Jornada de la compañía y plazos de respuesta.' },
  access: { title: 'Ingreso y seguridad', intro: 'Duración de la sesión y requisitos para iniciarla.' },
  notices: { title: 'Avisos por correo', intro: 'Hora de los avisos por correo.' },
  retention: {
    title: 'Conservación de datos',
    intro:
      'Tiempo que se conservan los datos que ya no se usan; cada noche se borran los que cumplen su plazo. Los documentos contables y las autorizaciones no se borran. Mínimos de ley: 60 días, lo que puede tardar un reclamo (Ley 1581 de 2012, artículo 15), y cinco años para la auditoría (Estatuto Tributario, artículo 632; Ley 962 de 2005, artículos 28 y 46; Decreto 1377 de 2013, artículo 11).',
  },
}

/** The formats of a number with its unit. */
export const parameterUnitTexts: Readonly<
  Record<ParameterUnit, { name: string; one: string; other: string }>
> = {
  minutes: { name: 'minutos', one: '{n} minuto', other: '{n} minutos' },
  days: { name: 'días', one: '{n} día', other: '{n} días' },
  hour: { name: 'hora del día, de 0 a 23', one: '{n}:00', other: '{n}:00' },
  percent: { name: 'por ciento', one: fields.perCent, other: fields.perCent },
  pesos: { name: 'pesos', one: '{n} peso', other: '{n} pesos' },
  hours: { name: 'horas hábiles', one: '{n} hora hábil', other: '{n} horas hábiles' },
}

/** The labels of a choice's values. */
export const parameterChoiceTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  company_size: {
    sin_definir: 'Sin definir',
    grande: 'Gran empresa',
    mipyme: 'Micro, pequeña o mediana empresa',
    estado: 'Entidad del Estado',
  },
  'invoice_intake.cuenta_cobro': {
    nadie: 'Solo los que la compañía abra',
    no_responsables: 'Personas naturales no responsables de IVA',
    personas_naturales: 'Todas las personas naturales',
  },
  segundo_factor: {
    ninguno: 'A nadie',
    master: 'A los usuarios principales',
    todos: 'A todos los usuarios',
  },
  segundo_factor_administracion: {
    administradores: 'A los administradores',
    todos: 'A todo el equipo',
    ninguno: 'A nadie',
  },
}

/** Settings with their own screens: names, descriptions, and screens. */
export const elsewhereTexts = {
  companies: { screen: fields.company, names: { contact_info: 'Datos de contacto de la compañía' } },
  branding: {
    screen: fields.brand,
    names: {
      logo: 'Logo',
      imagen_login: 'Imagen del inicio de sesión',
      img_favicon: 'Ícono del navegador',
      page_title: 'Título de la página',
      colour: 'Color de la marca',
      welcome: 'Saludo del inicio de sesión',
      footer_text: 'Texto del pie de página',
    },
  },
  availability: {
    screen: 'Disponibilidad',
    names: { pageOnline: 'Portal en línea', offlineTime: 'Hora de regreso' },
  },
  calendar: {
    screen: 'Calendario',
    names: {
      invoice_cutoff: 'Corte de recepción de facturas',
      payment_run_days: 'Días de pago',
      dias_no_habiles: 'Días no hábiles de la compañía',
    },
  },
  invoiceLists: {
    screen: 'Motivos y anexos',
    names: {
      invoice_reasons: 'Motivos de devolución',
      invoice_annexes: 'Anexos que se piden',
    },
  },
  certificates: { screen: places.certificates, names: { certificados: 'Datos y notas de los certificados' } },
  firstRun: { screen: 'Primeros pasos', names: { primeros_pasos: 'Pasos completados o pospuestos' } },
} as const
/** A screen that changes settings besides the parameters. */
export type ElsewhereScreen = keyof typeof elsewhereTexts
