import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import type { TrialKind } from './schemas.ts'

const nameDefault = 'Compañía de prueba'

const kinds: Readonly<Record<TrialKind, string>> = {
  suppliers: places.suppliers,
  statements: places.invoices,
  payments: places.payments,
  orders: places.purchaseOrders,
  tickets: places.purchaseTickets,
  notes: places.debitNotes,
  withholdings: 'Retenciones para certificados',
  pages: places.contentPages,
  questions: 'Consultas de proveedores',
}

/** Texts of trial companies. */
export const trialTexts = {
  open: 'Crear compañía de prueba',
  title: 'Nueva compañía de prueba',
  intro:
    'Para mostrar el producto, capacitar o probar una configuración sin tocar una compañía real. Se llena con proveedores y documentos inventados, y se puede eliminar en cualquier momento.',
  name: fields.name,
  nameDefault,
  limits:
    'Puede haber hasta tres. Sus correos solo llegan a las personas de su administración, y no admite webhooks, conexiones con ERP ni pasarelas de pago reales.',
  cancel: actions.cancel,
  page: nameDefault,
  description: 'Con qué se llenó esta compañía y cómo entrar a su portal.',
  none: 'Esta compañía no es de prueba.',
  filling: 'Cargando proveedores y documentos. Suele tardar menos de un minuto; puede dejar esta página.',
  failed:
    'No se pudieron cargar los datos. Revise «Trabajos en segundo plano» y reintente allí, o elimine esta compañía y cree otra.',
  ready: 'La compañía está lista. Sus documentos son inventados y sus fechas parten de hoy.',
  filled: 'Datos cargados',
  kinds,
  staffTitle: 'Entrar como compañía',
  staff: 'Usted ya es administrador de esta compañía: use el menú como en una compañía real.',
  supplierTitle: 'Entrar como proveedor',
  supplier:
    'Cree un enlace para un usuario principal inventado del proveedor con más facturas. El enlace se muestra una sola vez y permite elegir la contraseña; después, con ese usuario se inicia sesión en el portal y se abre esta compañía.',
  link: 'Crear enlace de ingreso',
  portal: 'Ir al portal',
  access: {
    toldTitle: 'Enlace de ingreso',
    toldBody: 'Cópielo ahora: no se vuelve a mostrar. Ábralo en otro navegador o en una ventana privada.',
    toldLabel: fields.link,
    copy: actions.copy,
    copied: 'Enlace copiado.',
    notCopied: 'No se pudo copiar el enlace. Selecciónelo y cópielo.',
    kept: 'Ya lo copié',
    close: actions.close,
  },
  accessOf: 'Proveedor: {supplier}. Usuario: {email}. Vence el {until}.',
  removeHint: 'Para eliminarla, vaya a otra compañía y use «Eliminar» en la lista de compañías.',
  companies: 'Ver las compañías',
  /** In the list of companies. */
  mark: 'De prueba',
  remove: actions.erase,
  removeNamed: 'Eliminar {company}',
  removeTitle: 'Eliminar compañía de prueba',
  removeSure:
    'Se cierran el portal y los accesos de {company} y se eliminan sus datos. No se puede deshacer. Se conserva su registro de auditoría.',
  removeType: 'Escriba el nombre de la compañía para confirmar',
  removeDiffers: 'Escriba el nombre exactamente como aparece.',
  removed: 'Se eliminó {company}.',
  removedPartly:
    'Se cerró {company} y se eliminaron sus datos, salvo los documentos expedidos o decididos, que nunca se borran.',
  person: { firstName: fields.user, lastName: 'de prueba' },
} as const
