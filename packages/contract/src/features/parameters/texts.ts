import type { ParameterGroup, ParameterName, ParameterUnit } from '@enlace/domain/parameters'

/** The screen of the company's parameters. */
export const parametersTexts = {
  title: 'Parámetros',
  description:
    'Qué módulos tiene el portal, qué muestra y cómo protege el ingreso. Los cambios rigen al guardar.',
  search: 'Buscar un parámetro por nombre o por lo que hace',
  clearSearch: 'Borrar la búsqueda',
  onlyChanged: 'Solo los que la compañía cambió ({n})',
  on: 'Activo',
  off: 'Inactivo',
  isStandard: 'Por defecto: {valor}',
  changedBy: 'Cambiado por {actor} el {fecha}',
  changed: 'Cambiado',
  unsaved: 'Sin guardar',
  reset: 'Restablecer {nombre}',
  resetShort: 'Restablecer',
  history: 'Historial de {nombre}',
  historyShort: 'Historial',
  allHistory: 'Historial de cambios',
  save: 'Guardar cambios',
  discard: 'Descartar',
  pendingOne: '1 cambio sin guardar',
  pending: '{n} cambios sin guardar',
  saved: 'Los cambios se guardaron y ya rigen en el portal.',
  conflict: 'Ahora vale {valor}: alguien más lo cambió mientras usted lo tenía abierto.',
  noneFound: 'Ningún parámetro coincide con lo que busca',
  noneFoundHelp: 'Revise lo que escribió o quite los filtros.',
  clearFilters: 'Quitar los filtros',
  elsewhereTitle: 'Se cambian en otra pantalla',
  elsewhereIntro: 'Estos datos de la compañía tienen su propia pantalla.',
  isProtected: 'Pide confirmar su identidad',
  none: 'sin definir',
} as const

/** The dialog with what was changed. */
export const parameterHistoryTexts = {
  title: 'Historial de cambios',
  titleOf: 'Historial de {nombre}',
  caption: 'Cambios, del más reciente al más antiguo',
  at: 'Cuándo',
  actor: 'Quién',
  parameter: 'Parámetro',
  before: 'Antes',
  after: 'Después',
  none: 'Nadie lo ha cambiado: conserva su valor inicial.',
  cli: 'Consola del servidor',
  close: 'Cerrar',
  standard: 'por defecto',
} as const

/** What is said of a value that cannot be. */
export const parameterFaultTexts = {
  unknown: 'No hay un parámetro «{nombre}».',
  malformedNumber: 'Escriba un número entero.',
  malformedEmail: 'Escriba un correo como nombre@compania.co.',
  malformed: 'Elija uno de los valores de la lista.',
  beyond: 'Escriba un número entre {min} y {max}.',
  tooLong: 'Escriba como máximo {max} caracteres.',
} as const

/** The groups of parameters. */
export const parameterGroupTexts: Readonly<Record<ParameterGroup, { title: string; intro: string }>> = {
  modules: {
    title: 'Módulos del portal',
    intro: 'Lo que un proveedor encuentra en su menú. Un módulo inactivo tampoco se abre por su dirección.',
  },
  portal: { title: 'Lo que el portal muestra', intro: 'Datos y bloques que los proveedores ven.' },
  documents: {
    title: 'Documentos y certificados',
    intro: 'Qué pueden descargar, expedir y objetar los proveedores.',
  },
  billing: {
    title: 'Facturación y pagos',
    intro: 'Cómo recibe la compañía las facturas. Los días de corte y de pago están en Calendario.',
  },
  work: { title: 'Jornada y plazos', intro: 'Cuándo trabaja la compañía y en cuánto responde.' },
  access: { title: 'Ingreso y seguridad', intro: 'Cuánto dura una sesión y qué se pide para entrar.' },
  notices: { title: 'Avisos por correo', intro: 'Cuándo se envían los avisos por correo.' },
}

/** How a number is read with its unit. */
export const parameterUnitTexts: Readonly<
  Record<ParameterUnit, { name: string; one: string; other: string }>
> = {
  minutes: { name: 'minutos', one: '{n} minuto', other: '{n} minutos' },
  days: { name: 'días', one: '{n} día', other: '{n} días' },
  hour: { name: 'hora del día, de 0 a 23', one: '{n}:00', other: '{n}:00' },
  hours: { name: 'horas hábiles', one: '{n} hora hábil', other: '{n} horas hábiles' },
}

/** What the words of a choice mean. */
export const parameterChoiceTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  company_size: {
    sin_definir: 'Sin definir',
    grande: 'Gran empresa',
    mipyme: 'Micro, pequeña o mediana empresa',
    estado: 'Entidad del Estado',
  },
  segundo_factor: {
    ninguno: 'A nadie',
    master: 'A los usuarios máster',
    todos: 'A todos los usuarios',
  },
  segundo_factor_administracion: {
    administradores: 'A los administradores',
    todos: 'A todo el equipo',
    ninguno: 'A nadie',
  },
}

/** What each parameter is called, and what it does. */
export const parameterTexts: Readonly<Record<ParameterName, { label: string; effect: string }>> = {
  orden_compra: {
    label: 'Órdenes de compra',
    effect: 'Abre Consultas › Órdenes de compra: la lista, el detalle, confirmar y comentar.',
  },
  orden_ticket: {
    label: 'Entradas de almacén',
    effect: 'Abre Consultas › Entradas: lo que la compañía recibió de cada orden.',
  },
  orden_notas_debito: {
    label: 'Notas débito',
    effect: 'Abre Consultas › Notas débito: la lista, el detalle y la objeción.',
  },
  certificate: {
    label: 'Certificados de retención',
    effect: 'Abre Certificados: retención en la fuente, IVA e ICA, y los documentos de la compañía.',
  },
  mostrar_contratos_proveedores: {
    label: 'Contratos y documentos exigidos',
    effect: 'Abre Proveedores › Contratos, con sus pólizas, y los documentos que la compañía exige.',
  },
  reports: {
    label: 'Reportes',
    effect: 'Abre Reportes: los que la compañía ofrece, con sus archivos y envíos.',
  },
  blog: { label: 'Noticias', effect: 'Abre Noticias: publicaciones y comunicados de la compañía.' },
  events: {
    label: 'Eventos',
    effect: 'Abre Eventos: agenda, inscripciones, cortes de facturas y días de pago.',
  },
  users: {
    label: 'Usuarios',
    effect: 'Abre Usuarios a los usuarios máster, que invitan y administran a su gente.',
  },
  agp_registration_supplier: {
    label: 'Registro de proveedores',
    effect: 'Muestra en el inicio de sesión el enlace para registrarse como proveedor.',
  },
  contact: {
    label: 'Datos de contacto en el pie de página',
    effect: 'Muestra al pie de cada página el teléfono, el correo y la dirección de la compañía.',
  },
  provider: {
    label: 'Mensaje para proveedores',
    effect: 'Muestra el mensaje de la compañía en la búsqueda y bajo el encabezado de quien ingresó.',
  },
  date_invoice: {
    label: 'Fecha de la factura',
    effect: 'Muestra la columna con la fecha de la factura en los estados de cuenta y los pagos.',
  },
  date_payment: {
    label: 'Fecha estimada de pago',
    effect: 'Muestra cuándo se espera pagar cada factura y el calendario de caja del inicio.',
  },
  status_payment: {
    label: 'Estado de la factura',
    effect: 'Muestra en qué va el pago de cada factura y el filtro por estado.',
  },
  payed_range_days: {
    label: 'Días de pagos que abre el menú',
    effect: 'Facturas pagadas abre con los pagos de estos últimos días; 0 los muestra todos.',
  },
  clear_cache_of_active_sessions_in_front_office: {
    label: 'Limpieza de los datos guardados en el navegador',
    effect: 'Una vez al día borra lo que el portal guardó en el navegador y pide ingresar de nuevo.',
  },
  descarga_certificado: {
    label: 'Descarga de certificados',
    effect: 'Deja descargar los certificados de retención; inactivo, solo se consultan.',
  },
  allow_vouchers_download: {
    label: 'Descarga de comprobantes de pago',
    effect: 'Deja descargar el comprobante de cada pago en PDF.',
  },
  constancias: {
    label: 'Constancias',
    effect: 'Deja expedir el paz y salvo y la referencia comercial.',
  },
  constancias_valores_exactos: {
    label: 'Valores exactos en la referencia comercial',
    effect: 'La referencia comercial dice los valores exactos; inactivo, los dice por rangos.',
  },
  nota_debito_dias_objecion: {
    label: 'Plazo para objetar una nota débito',
    effect: 'Días desde que se puede consultar la nota; 0 no fija un plazo.',
  },
  company_size: {
    label: 'Tamaño de la compañía',
    effect: 'De él depende el plazo justo de pago de la Ley 2024 de 2020 que se muestra en cada factura.',
  },
  'invoice_reception.correo': {
    label: 'Correo para recibir facturas',
    effect: 'A dónde se envía la factura electrónica; vacío, el correo de contacto de la compañía.',
  },
  'invoice_reception.direccion': {
    label: 'Dirección para radicar facturas',
    effect: 'Dónde se radica en papel; vacía, la dirección de la compañía.',
  },
  'invoice_reception.horario': {
    label: 'Horario para radicar facturas',
    effect: 'Cuándo se radica; vacío, el horario de la compañía.',
  },
  'invoice_reception.instrucciones': {
    label: 'Instrucciones para facturar',
    effect:
      'Se muestran donde un proveedor pregunta por una factura que no aparece y en cada corte del calendario.',
  },
  jornada_desde: {
    label: 'Comienzo de la jornada',
    effect: 'Desde qué hora de los días hábiles corren los plazos que se cuentan en horas.',
  },
  jornada_hasta: {
    label: 'Fin de la jornada',
    effect: 'Hasta qué hora de los días hábiles corren los plazos que se cuentan en horas.',
  },
  solicitudes_horas: {
    label: 'Plazo para revisar una solicitud de registro',
    effect: 'Horas hábiles desde que se recibe; la bandeja avisa las que están por vencer y las vencidas.',
  },
  time_out: {
    label: 'Minutos de inactividad en el portal',
    effect: 'Pasado este tiempo sin actividad se cierra la sesión del proveedor.',
  },
  segundo_factor: {
    label: 'Segundo factor en el portal',
    effect: 'A quién se exige un código o una llave de acceso además de la contraseña.',
  },
  neutral_recovery: {
    label: 'Recuperación de contraseña reservada',
    effect: 'La respuesta no dice si el correo existe; inactiva, lo dice.',
  },
  time_out_administracion: {
    label: 'Minutos de inactividad en la administración',
    effect: 'Pasado este tiempo sin actividad se cierra la sesión de quien administra.',
  },
  segundo_factor_administracion: {
    label: 'Segundo factor en la administración',
    effect: 'A quién del equipo se exige un código o una llave de acceso además de la contraseña.',
  },
  notification_digest_hour: {
    label: 'Hora del resumen diario',
    effect: 'A qué hora de Bogotá se envía el correo que reúne los avisos del día.',
  },
}

/** Settings that have a screen of their own: their names, what they are, and which screen. */
export const elsewhereTexts = {
  companies: { screen: 'Compañía', names: { contact_info: 'Datos de contacto de la compañía' } },
  branding: {
    screen: 'Marca',
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
  certificates: { screen: 'Certificados', names: { certificados: 'Datos y notas de los certificados' } },
  firstRun: { screen: 'Primeros pasos', names: { primeros_pasos: 'Pasos dados o dejados para después' } },
} as const
/** A screen that changes settings beside the parameters. */
export type ElsewhereScreen = keyof typeof elsewhereTexts
