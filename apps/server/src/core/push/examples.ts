import type { PushKind } from '@enlace/domain/api-key'

const nit = '860001911-1'
const numero = 'CT-2026-014'

/**
 * A record of each kind as an ERP would send it, for whoever reads the API's document. One after the other they are all
 * accepted, which a test proves.
 */
export const recordExamples: Readonly<Record<PushKind, Readonly<Record<string, unknown>>>> = {
  'third-parties': { nit, nombre: 'Papelería Andina S.A.S.' },
  'account-statements': {
    nit,
    factura: 'FE-1001',
    fecha: '2026-03-01',
    vencimiento: '2026-03-31',
    valor: 1190000,
    saldo: 1190000,
    iva: 190000,
    condicion_pago: '30 días',
  },
  'payments-made': {
    nit,
    comprobante: 'CE-5521',
    fecha: '2026-03-20',
    valor: 1150000.5,
    medio: 'Transferencia',
    lineas: [{ factura: 'FE-0990', valor_factura: 1190000, retefuente: 39999.5 }],
  },
  withholdings: {
    clave: 'RET-88213',
    nit,
    tipo: 'ReteFuente',
    concepto: 'Compras',
    tarifa: '2,5 %',
    base: 1000000,
    valor: 25000,
    fecha: '2026-03-20',
    documento: 'FE-1001',
    municipio: '11001',
  },
  contracts: {
    numero,
    nit,
    objeto: 'Suministro de papelería',
    tipo: 'bienes',
    fecha_inicio: '2026-01-15',
    fecha_fin: '2026-12-31',
    valor: 48000000,
  },
  'contracts-amendments': {
    contrato: numero,
    numero: '1',
    fecha: '2026-05-02',
    objeto: 'Adición',
    valor_adicional: 6000000,
  },
  'contracts-policies': {
    contrato: numero,
    amparo: 'Cumplimiento',
    valor_exigido: 4800000,
    exigida_hasta: '2027-06-30',
  },
  'contracts-minutes': { contrato: numero, tipo: 'inicio', numero: '1', fecha: '2026-01-15' },
  'contracts-imputations': { contrato: numero, tipo: 'factura', documento: 'FE-1001' },
}
