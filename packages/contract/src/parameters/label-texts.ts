import type { ParameterName } from '@enlace/domain/parameters.ts'
import * as places from '../core/words/place-texts.ts'

/** What each parameter is called, and what it does. */
export const parameterTexts: Readonly<Record<ParameterName, { label: string; effect: string }>> = {
  orden_compra: {
    label: places.purchaseOrders,
    effect: 'Abre Consultas › Órdenes de compra: la lista, el detalle, confirmar y comentar.',
  },
  orden_ticket: {
    label: places.purchaseTickets,
    effect: 'Abre Consultas › Entradas: lo que la compañía recibió de cada orden.',
  },
  orden_notas_debito: {
    label: places.debitNotes,
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
    label: places.reports,
    effect: 'Abre Reportes: los que la compañía ofrece, con sus archivos y envíos.',
  },
  blog: { label: places.blog, effect: 'Abre Blog: publicaciones y comunicados de la compañía.' },
  events: {
    label: places.events,
    effect: 'Abre Eventos: agenda, inscripciones, cortes de facturas y días de pago.',
  },
  users: {
    label: places.users,
    effect: 'Abre Usuarios a los usuarios Master, que invitan y administran a su gente.',
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
    effect: 'Pagos realizados abre con los pagos de estos últimos días; 0 los muestra todos.',
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
  conservacion_auditoria: {
    label: 'Registro de auditoría',
    effect:
      'Quién hizo qué. Al menos cinco años (Estatuto Tributario, artículo 632; Ley 962 de 2005, artículo 46); los libros y papeles del comerciante, diez (Ley 962 de 2005, artículo 28).',
  },
  conservacion_mensajes: {
    label: places.contactMessages,
    effect:
      'Los que ya se respondieron o cerraron. Al menos 60 días, lo que tarda un reclamo (Ley 1581 de 2012, artículo 15).',
  },
  conservacion_solicitudes: {
    label: 'Solicitudes de registro rechazadas',
    effect: 'Con sus documentos. Al menos 60 días, lo que tarda un reclamo (Ley 1581 de 2012, artículo 15).',
  },
  conservacion_correos: {
    label: 'Correos enviados',
    effect:
      'Los que salieron y los que no se pudieron entregar. Al menos 60 días, lo que tarda un reclamo (Ley 1581 de 2012, artículo 15).',
  },
  conservacion_ingresos: {
    label: 'Ingresos de cada persona',
    effect:
      'La lista que cada persona ve de sus ingresos. Al menos 60 días, lo que tarda un reclamo (Ley 1581 de 2012, artículo 15).',
  },
  conservacion_cargas: {
    label: 'Registros rechazados de las cargas',
    effect:
      'Lo que una carga no recibió, con su motivo. Al menos 60 días, lo que tarda un reclamo (Ley 1581 de 2012, artículo 15).',
  },
}
