import * as fields from '../core/words/field-texts.ts'
import type { ParameterName } from '@enlace/domain/parameters.ts'
import * as places from '../core/words/place-texts.ts'

/** The name and the effect of each parameter. */
export const parameterTexts: Readonly<Record<ParameterName, { label: string; effect: string }>> = {
  orden_compra: {
    label: places.purchaseOrders,
    effect: 'Permite consultar, confirmar y comentar órdenes de compra (Consultas › Órdenes de compra).',
  },
  orden_ticket: {
    label: places.purchaseTickets,
    effect: 'Permite consultar las entradas de almacén (Consultas › Entradas).',
  },
  orden_notas_debito: {
    label: places.debitNotes,
    effect: 'Permite consultar y objetar notas débito (Consultas › Notas débito).',
  },
  radicar_factura: {
    label: places.handInInvoice,
    effect: 'Permite al proveedor radicar sus facturas electrónicas (Estados de Cuenta › Radicar factura).',
  },
  certificate: {
    label: 'Certificados de retención',
    effect: 'Permite consultar los certificados de retención y los documentos de la compañía.',
  },
  mostrar_contratos_proveedores: {
    label: 'Contratos y documentos exigidos',
    effect:
      'Permite consultar los contratos, las pólizas y los documentos exigidos (Proveedores › Contratos).',
  },
  reports: {
    label: places.reports,
    effect: 'Permite consultar, descargar y programar los reportes que ofrece la compañía.',
  },
  blog: { label: places.blog, effect: 'Permite leer las publicaciones y los comunicados de la compañía.' },
  events: {
    label: places.events,
    effect:
      'Permite consultar la agenda, inscribirse en eventos y ver los cortes de facturas y los días de pago.',
  },
  users: {
    label: places.users,
    effect: 'Permite al usuario principal invitar y administrar a los usuarios de su empresa.',
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
    effect: 'Muestra el mensaje de la compañía en la consulta de empresas y bajo el encabezado del portal.',
  },
  date_invoice: {
    label: fields.invoiceDate,
    effect: 'Muestra la columna con la fecha de la factura en los estados de cuenta y los pagos.',
  },
  date_payment: {
    label: 'Fecha estimada de pago',
    effect:
      'Muestra la fecha estimada de pago de cada factura y el calendario de caja de la página de inicio.',
  },
  status_payment: {
    label: 'Estado de la factura',
    effect: 'Muestra el estado del pago de cada factura y permite filtrar por él.',
  },
  payed_range_days: {
    label: 'Días de pagos que abre el menú',
    effect: 'Días de pagos que muestra Pagos realizados al abrirlo; con 0 se muestran todos.',
  },
  clear_cache_of_active_sessions_in_front_office: {
    label: 'Limpieza de los datos guardados en el navegador',
    effect: 'Una vez al día borra los datos guardados en el navegador y pide iniciar sesión de nuevo.',
  },
  descarga_certificado: {
    label: 'Descarga de certificados',
    effect: 'Permite descargar los certificados de retención. Si está inactivo, solo se pueden consultar.',
  },
  allow_vouchers_download: {
    label: 'Descarga de comprobantes de pago',
    effect: 'Permite descargar en PDF el comprobante de cada pago.',
  },
  constancias: {
    label: 'Constancias',
    effect: 'Permite expedir el paz y salvo y la referencia comercial.',
  },
  constancias_valores_exactos: {
    label: 'Valores exactos en la referencia comercial',
    effect:
      'Muestra los valores exactos en la referencia comercial. Si está inactivo, se muestran por rangos.',
  },
  nota_debito_dias_objecion: {
    label: 'Plazo para objetar una nota débito',
    effect: 'Días contados desde que la nota se puede consultar. Con 0 no hay plazo.',
  },
  company_size: {
    label: 'Tamaño de la compañía',
    effect: 'Define el plazo justo de pago (Ley 2024 de 2020) que se muestra en cada factura.',
  },
  'invoice_reception.correo': {
    label: 'Correo para recibir facturas',
    effect:
      'Correo para radicar la factura electrónica. Si lo deja vacío, se usa el correo de contacto de la compañía.',
  },
  'invoice_reception.direccion': {
    label: 'Dirección para radicar facturas',
    effect: 'Dirección para radicar en papel. Si la deja vacía, se usa la dirección de la compañía.',
  },
  'invoice_reception.horario': {
    label: 'Horario para radicar facturas',
    effect: 'Horario de radicación. Si lo deja vacío, se usa el horario de la compañía.',
  },
  'invoice_reception.instrucciones': {
    label: 'Instrucciones para facturar',
    effect:
      'Se muestran al proveedor cuando busca una factura que no aparece y en cada corte del calendario.',
  },
  'invoice_intake.exige_orden': {
    label: 'Orden de compra en la factura',
    effect: 'Advierte al proveedor cuando la factura no cita la orden de compra.',
  },
  'invoice_intake.tolerancia_porcentaje': {
    label: 'Tolerancia en porcentaje',
    effect: 'Diferencia con la orden que se admite en cantidad y precio.',
  },
  'invoice_intake.tolerancia_pesos': {
    label: 'Tolerancia en pesos',
    effect: 'Diferencia con la orden que se admite en el valor de cada línea, aunque supere el porcentaje.',
  },
  'invoice_intake.acepta_por_regla': {
    label: 'Aceptación automática de facturas',
    effect:
      'Acepta sin revisión las facturas sin observaciones que cuadran con la orden y la entrada, dentro de los dos límites siguientes.',
  },
  'invoice_intake.acepta_porcentaje': {
    label: 'Límite de diferencia para aceptar',
    effect: 'Mayor diferencia de valor con la orden para la aceptación automática.',
  },
  'invoice_intake.acepta_valor': {
    label: 'Límite de valor para aceptar',
    effect: 'Mayor valor de una factura para la aceptación automática.',
  },
  'invoice_intake.dias_erp': {
    label: 'Plazo para causar una factura aceptada',
    effect: 'Días desde la aceptación; después, la bandeja señala las que el ERP aún no tiene.',
  },
  'invoice_intake.dias_radian': {
    label: 'Aviso antes de la aceptación tácita',
    effect:
      'Días hábiles de anticipación con los que se avisa que vence el plazo para aceptar o reclamar una factura (RADIAN).',
  },
  'invoice_intake.cuenta_cobro': {
    label: fields.accountBills,
    effect:
      'Proveedores que pueden radicar una cuenta de cobro en lugar de una factura electrónica. En la ficha de cada proveedor puede abrirla o cerrarla.',
  },
  'invoice_intake.planilla': {
    label: fields.socialSecurityForm,
    effect: 'Exige el número, el período y el archivo de la planilla en las cuentas de cobro por servicios.',
  },
  jornada_desde: {
    label: 'Comienzo de la jornada',
    effect: 'Hora de los días hábiles desde la que corren los plazos en horas.',
  },
  jornada_hasta: {
    label: 'Fin de la jornada',
    effect: 'Hora de los días hábiles hasta la que corren los plazos en horas.',
  },
  solicitudes_horas: {
    label: 'Plazo para revisar una solicitud de registro',
    effect:
      'Horas hábiles desde que se recibe la solicitud. La bandeja señala las que están por vencer y las vencidas.',
  },
  time_out: {
    label: 'Minutos de inactividad en el portal',
    effect: 'Tiempo sin actividad después del cual se cierra la sesión del proveedor.',
  },
  segundo_factor: {
    label: 'Segundo factor en el portal',
    effect: 'Usuarios que deben usar un código o una llave de acceso, además de la contraseña.',
  },
  neutral_recovery: {
    label: 'Recuperación de contraseña reservada',
    effect: 'No revela si el correo existe. Si está inactiva, sí lo informa.',
  },
  time_out_administracion: {
    label: 'Minutos de inactividad en la administración',
    effect: 'Tiempo sin actividad después del cual se cierra la sesión en la administración.',
  },
  segundo_factor_administracion: {
    label: 'Segundo factor en la administración',
    effect: 'Personas del equipo que deben usar un código o una llave de acceso, además de la contraseña.',
  },
  notification_digest_hour: {
    label: 'Hora del resumen diario',
    effect: 'Hora de Colombia en que se envía el correo con los avisos del día.',
  },
  conservacion_auditoria: {
    label: 'Registro de auditoría',
    effect: 'Acciones de los usuarios. Mínimo cinco años.',
  },
  conservacion_mensajes: {
    label: places.contactMessages,
    effect: 'Mensajes respondidos o cerrados. Mínimo 60 días.',
  },
  conservacion_solicitudes: {
    label: 'Solicitudes de registro rechazadas',
    effect: 'Incluye sus documentos. Mínimo 60 días.',
  },
  conservacion_correos: {
    label: places.sentMails,
    effect: 'Correos enviados y correos que no se pudieron entregar. Mínimo 60 días.',
  },
  conservacion_ingresos: {
    label: 'Inicios de sesión de cada persona',
    effect: 'Historial de inicios de sesión de cada persona. Mínimo 60 días.',
  },
  conservacion_cargas: {
    label: 'Registros rechazados de las cargas',
    effect: 'Registros que una carga rechazó, con su motivo. Mínimo 60 días.',
  },
}
