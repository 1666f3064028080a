import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { contextOf } from './context.ts'

/**
 * A sample supplier for test runs and previews of templates: every list has a row, so that each part of a template is
 * executed.
 */
export const sample = contextOf({
  hoy: calendarDate('2026-11-21'),
  compania: {
    nombre: 'Andina de Alimentos S.A.S.',
    nit: '900.123.456-8',
    logo: '',
    contactInfo: {
      telefono: '6015550100',
      indicativo: '57',
      ext: '204',
      numero_tele: '3105550100',
      correo: 'proveedores@andina.example',
      horario: 'Lunes a viernes de 8:00 a 17:00',
      dir: 'Calle 26 # 92-32, Medellin',
    },
  },
  proveedor: { nombre: 'Empaques & Cartones del Valle Ltda.', nit: '860.001.911-1', mipyme: true },
  persona: {
    nombres: 'Lina Marcela',
    apellidos: 'Rojas Duarte',
    correo: 'contabilidad@empaques.example',
    ciudad: 'Cali',
    es_master: true,
  },
  sucursales: [{ codigo: '001', nombre: 'Principal', ciudad: 'Cali' }],
  sucursal: { codigo: '001', nombre: 'Principal', ciudad: 'Cali' },
  cartera: [
    { moneda: 'COP', facturas: 2, saldo_total: money('18450300.50'), saldo_vencido: money('4210000.00') },
    { moneda: 'USD', facturas: 1, saldo_total: money('1250.00'), saldo_vencido: money('0') },
  ],
  proximos_pagos: [
    { moneda: 'COP', fecha: calendarDate('2026-11-27'), valor: money('14240300.50'), facturas: 1 },
  ],
  facturas: [
    {
      numero: 'FE-1042',
      fecha: calendarDate('2026-09-15'),
      vencimiento: calendarDate('2026-10-15'),
      pago_estimado: null,
      dias_vencidos: 37,
      moneda: 'COP',
      valor: money('4210000.00'),
      saldo: money('4210000.00'),
      estado: 'bloqueada',
    },
    {
      numero: 'FE-1077',
      fecha: calendarDate('2026-10-28'),
      vencimiento: calendarDate('2026-11-27'),
      pago_estimado: calendarDate('2026-11-27'),
      dias_vencidos: 0,
      moneda: 'COP',
      valor: money('14240300.50'),
      saldo: money('14240300.50'),
      estado: 'programada',
    },
  ],
  pagos: [
    {
      comprobante: 'CE-88120',
      fecha: calendarDate('2026-11-13'),
      medio: 'Transferencia',
      moneda: 'COP',
      bruto: money('9800000.00'),
      retenciones: money('245000.00'),
      valor: money('9555000.00'),
      estado: 'pagado',
    },
  ],
  ordenes: [
    {
      numero: 'OC-20261',
      fecha: calendarDate('2026-11-04'),
      entrega: calendarDate('2026-12-02'),
      comprador: 'Luis Fernando Rojas',
      moneda: 'COP',
      valor: money('32100000.00'),
      estado: 'confirmada',
    },
  ],
})
