import { describe, expect, it } from 'vitest'

import { isStateOf, states, statesOf, toneOf } from './states.ts'
import { fold } from './text.ts'

/** The displayed states, without reasons and dates in brackets. */
const words = {
  factura:
    'Recibida · En revisión · Rechazada · Aceptada · Causada · Bloqueada · Programada · En banco · Pagada · Pago parcial · Anulada · Sin informar',
  estado_programacion_pago:
    'Sin programar · En aprobación · Programada · Enviada al banco · Pagada · Devuelta por el banco · Sin informar',
  orden_compra: 'Nueva · Vista · Confirmada · Con novedad · Recibida parcial · Recibida · Cerrada · Anulada',
  pago: 'En proceso · Pagado · Rechazado por el banco · Anulado',
  contrato: 'Vigente · Por vencer · Suspendido · Terminado · Liquidado',
  entrada: 'Registrada · Con diferencia · Facturada parcial · Facturada · Reversada',
  nota_debito: 'Emitida · Objetada · Objeción aceptada · Aplicada parcial · Aplicada · Anulada',
  cambio_cuenta: 'Solicitado · En verificación · Aprobado · Aplicado · Rechazado · Cancelado',
  cambio_tesoreria: 'Por descargar · Descargado · En el ERP',
  certificado: 'Aún no liberado · Disponible · Reemplazado · Anulado',
  documento_exigido: 'Falta · En gracia · En revisión · Vigente · Por vencer · Vencido · Rechazado',
  solicitud_registro: 'Recibida · En revisión · Devuelta · Aprobada · Rechazada',
  solicitud_perfil: 'Recibida · En revisión · Aprobada · Rechazada · Retirada',
  factura_radicada: 'Borrador · Radicada · En revisión · Aceptada · Devuelta · Causada',
  correo_factura: 'Por leer · Por asignar · Radicado · Rechazado · Descartado',
  consulta: 'Abierta · Esperando a la compañía · Esperando al proveedor · Resuelta · Cerrada',
  revision_calificacion: 'Solicitada · En revisión · Aceptada · Negada · Retirada',
  accion_mejora: 'Pendiente · Vencida · En revisión · Devuelta · Cumplida · Retirada',
  usuario: 'Invitado · Activo · Bloqueado · Inactivo',
  invitacion: 'Por enviar · Enviada · Aceptada · Vencida · Correo fallido · Retirada · No se envía',
  proveedor: 'Activo · Invitado · Sin acceso · Inactivo',
  objecion: 'Pendiente · Aceptada · Rechazada · Retirada',
  novedad_orden: 'Pendiente · Aceptada · Rechazada · Contrapropuesta · Parcial · Retirada',
  correo: 'Fallido · Devuelto · Reintentando · En cola · Demorado · Enviado · Reenviado',
  mensaje_contacto: 'Nuevo · En gestión · Respondido · Cerrado',
  pago_en_linea: 'Pendiente · Aprobada · Devuelta en parte · Devuelta · Anulada · Rechazada · Expirada',
  version_documento: 'En revisión · Aprobado · Rechazado · Reemplazado',
  poliza_enviada: 'En revisión · Aprobada · Rechazada · Reemplazada',
  evaluacion: 'Borrador · Publicada · Reemplazada',
  inscripcion: 'Inscrito · En espera · Cancelada',
}

describe('the vocabulary of states', () => {
  it('has the same owners as the words', () => {
    expect(Object.keys(states)).toEqual(Object.keys(words))
  })

  it.each([
    'factura',
    'estado_programacion_pago',
    'orden_compra',
    'pago',
    'contrato',
    'cambio_cuenta',
    'cambio_tesoreria',
    'entrada',
    'nota_debito',
    'certificado',
    'documento_exigido',
    'solicitud_registro',
    'solicitud_perfil',
    'consulta',
    'revision_calificacion',
    'accion_mejora',
    'usuario',
    'objecion',
    'novedad_orden',
    'correo',
    'mensaje_contacto',
    'pago_en_linea',
    'version_documento',
    'poliza_enviada',
    'evaluacion',
    'inscripcion',
  ] as const)('keeps those of %s under their own words, in their order', (owner) => {
    const ids = words[owner].split(' · ').map((word) => fold(word).replaceAll(' ', '_'))
    expect(statesOf(owner).map(({ id }) => id)).toEqual(ids)
  })

  it('does not lend the state of one document to another', () => {
    expect(isStateOf('orden_compra', 'recibida_parcial')).toBe(true)
    expect(isStateOf('pago', 'recibida_parcial')).toBe(false)
    expect(isStateOf('pago', '')).toBe(false)
  })

  it('shows what the bank returned as bad and what is paid as good', () => {
    expect(toneOf('pago', 'rechazado_por_el_banco')).toBe('bad')
    expect(toneOf('estado_programacion_pago', 'devuelta_por_el_banco')).toBe('bad')
    expect(toneOf('factura', 'pagada')).toBe('good')
  })
})
