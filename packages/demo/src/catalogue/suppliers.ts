import { checkDigit } from '@enlace/domain/nit.ts'
import { regimes } from '@enlace/domain/withholding.ts'
import type { Regime } from '@enlace/domain/withholding.ts'
import { randomOf } from '../core/random.ts'
import { cementTrades } from './cement-trades.ts'
import { foodTrades } from './food-trades.ts'
import { cities } from './places.ts'
import type { City } from './places.ts'
import { packaging } from './packaging.ts'
import type { Trade } from './trade.ts'

/** A fictitious supplier of a demo company. */
export interface Supplier {
  nombre: string
  sigla: string | null
  documento_numero: string
  documento_dv: number
  trade: Trade
  regime: Regime
  isPyme: boolean
  cities: readonly City[]
  activo: boolean
  observacion: string | null
}

interface More {
  numero?: string
  sigla?: string
  regime?: keyof typeof regimes
  isLarge?: true
  cities?: readonly (keyof typeof cities)[]
  isInactive?: true
  observacion?: string
}

function supplier(nombre: string, trade: Trade, city: keyof typeof cities, more: More = {}): Supplier {
  const documento_numero = more.numero ?? inventNumber(nombre)
  return {
    nombre,
    sigla: more.sigla ?? null,
    documento_numero,
    documento_dv: checkDigit(documento_numero) ?? 0,
    trade,
    regime: regimes[more.regime ?? 'responsable'],
    isPyme: more.isLarge !== true,
    cities: (more.cities ?? [city]).map((name) => cities[name]),
    activo: more.isInactive !== true,
    observacion: more.observacion ?? null,
  }
}

/**
 * NITs from 905 million on and cédulas from 1.9 thousand million on have not been assigned: these numbers belong to
 * nobody.
 */
function inventNumber(nombre: string): string {
  const random = randomOf(`nit of ${nombre}`)
  const isPerson = !/S\.A|LTDA|Cooperativa|Fundación|Asociación/i.test(nombre)
  return String(
    isPerson ? random.integer(1_900_000_000, 1_999_999_999) : random.integer(905_000_000, 909_999_999),
  )
}

/** The third party of `proveedor@demo.co`, with thousands of documents in three branches. */
export const mainSupplier = supplier('Empaques y Plásticos del Valle S.A.S.', packaging, 'yumbo', {
  numero: '905418327',
  sigla: 'EPV',
  cities: ['bogota', 'yumbo', 'medellin'],
})

const { cartons, sugar, dairy, flours, oils, fruits, flavours, freight, security, cleaning } = foodTrades
const { software, laboratory, maintenance, legal, advertising, rent, uniforms, fuels, stationery } =
  foodTrades

/** A natural person who need not invoice electronically, and sends cuentas de cobro. */
export const independentSupplier = supplier('José Alirio Cubillos Garzón', maintenance, 'tocancipa', {
  regime: 'noResponsable',
})

/** A large supplier of boxes, with the same accountant as the main supplier. */
export const corrugatedSupplier = supplier('Corrugados La Sabana S.A.S.', cartons, 'funza', {
  isLarge: true,
  regime: 'granContribuyente',
})

/** The suppliers of Andina de Alimentos, the main one first. */
export const andinaSuppliers: readonly Supplier[] = [
  mainSupplier,
  corrugatedSupplier,
  supplier('Cartonería Punta Larga S.A.S.', cartons, 'duitama'),
  supplier('Plegadizas y Empaques Aburrá S.A.S.', cartons, 'itagui'),
  supplier('Litoempaques Río Cauca LTDA.', cartons, 'cali'),
  supplier('Ingenio Campoverde del Cauca S.A.', sugar, 'palmira', {
    isLarge: true,
    regime: 'granContribuyente',
  }),
  supplier('Dulces Insumos de Occidente S.A.S.', sugar, 'cali'),
  supplier('Glucosas y Derivados Alférez S.A.S.', sugar, 'yumbo'),
  supplier('Lácteos Páramo Alto S.A.', dairy, 'tunja', { regime: 'autorretenedor', isLarge: true }),
  supplier('Cooperativa Lechera de Valle Frío', dairy, 'rionegro'),
  supplier('Sueros y Proteínas del Oriente S.A.S.', dairy, 'rionegro'),
  supplier('Mantequillas San Ezequiel S.A.S.', dairy, 'manizales'),
  supplier('Molinos Santa Bibiana S.A.', flours, 'bogota', { isLarge: true }),
  supplier('Harinera Tres Espigas del Tolima S.A.S.', flours, 'ibague'),
  supplier('Almidones Puerto Tejada S.A.S.', flours, 'cali'),
  supplier('Cereales Los Frailejones S.A.S.', flours, 'bogota'),
  supplier('Palmas y Oleaginosas Ariari S.A.S.', oils, 'villavicencio', { isLarge: true }),
  supplier('Refinadora de Grasas Caribemar S.A.', oils, 'barranquilla', { isLarge: true }),
  supplier('Grasas Vegetales Mirolindo S.A.S.', oils, 'ibague'),
  supplier('Pulpas y Frutas El Guamal S.A.S.', fruits, 'ibague', { regime: 'simple' }),
  supplier('Asociación de Moreros de Piendamó', fruits, 'popayan', { regime: 'noResponsable' }),
  supplier('Frutícola Sol de Nariño S.A.S.', fruits, 'pasto'),
  supplier('Agropecuaria Los Arrayanes S.A.S.', fruits, 'popayan', { regime: 'simple' }),
  supplier('Blanca Nelly Chaparro Umaña', fruits, 'duitama', { regime: 'noResponsable' }),
  supplier('Comercializadora de Frutas Quindianas LTDA.', fruits, 'pereira'),
  supplier('Aromas y Esencias Kalamary S.A.S.', flavours, 'bogota'),
  supplier('Químicos Alimentarios del Norte S.A.S.', flavours, 'bogota', { isLarge: true }),
  supplier('Ingredientes Funcionales Monserrate S.A.S.', flavours, 'bogota'),
  supplier('Aditivos Andimarca S.A.S.', flavours, 'medellin'),
  supplier('Transportes Cordillera Central S.A.', freight, 'bogota', {
    isLarge: true,
    regime: 'granContribuyente',
  }),
  supplier('Logística Refrigerada del Eje S.A.S.', freight, 'pereira'),
  supplier('Carga Segura de Antioquia S.A.S.', freight, 'itagui'),
  supplier('Transportadora Nudo de los Pastos S.A.S.', freight, 'pasto'),
  supplier('Mudanzas y Acarreos La Rápida del Sur LTDA.', freight, 'cali', { isInactive: true }),
  supplier('Vigilancia Cóndor Real LTDA.', security, 'bogota', { isLarge: true }),
  supplier('Seguridad Guardianes del Pacífico LTDA.', security, 'cali'),
  supplier('Aseo Industrial Brillante Andino S.A.S.', cleaning, 'bogota'),
  supplier('Servicios Integrales Limpianorte S.A.S.', cleaning, 'medellin'),
  supplier('Soluciones de Software Arhuaco S.A.S.', software, 'bogota', { regime: 'simple' }),
  supplier('Nube Tropical Tecnologías S.A.S.', software, 'medellin'),
  supplier('Sistemas de Calidad Integrados del Sur S.A.S.', software, 'cali'),
  supplier('Laboratorio Microbios y Alimentos S.A.S.', laboratory, 'bogota'),
  supplier('Metrología y Ensayos del Café S.A.S.', laboratory, 'manizales'),
  supplier('Laboratorios Analíticos Farallones S.A.S.', laboratory, 'cali'),
  supplier('Taller Industrial Hermanos Buitrón LTDA.', maintenance, 'cali'),
  supplier('Montajes Electromecánicos Sabana S.A.S.', maintenance, 'tocancipa'),
  supplier('Rodamientos y Transmisiones del Aburrá S.A.S.', maintenance, 'itagui'),
  independentSupplier,
  supplier('Refrigeración Industrial Glaciar S.A.S.', maintenance, 'bogota'),
  supplier('Ordóñez Villamizar Abogados S.A.S.', legal, 'bogota'),
  supplier('Adriana Lucía Perdomo Zúñiga', legal, 'cali', { regime: 'noResponsable' }),
  supplier('Agencia Creativa Colibrí Dorado S.A.S.', advertising, 'bogota', { regime: 'simple' }),
  supplier('Impulso y Mercadeo de la Costa S.A.S.', advertising, 'barranquilla'),
  supplier('Inmobiliaria Parque Logístico Siberia S.A.', rent, 'funza', { isLarge: true }),
  supplier('Confecciones Dotar Nariño S.A.S.', uniforms, 'pasto'),
  supplier('Dotaciones Industriales El Faro S.A.S.', uniforms, 'medellin'),
  supplier('Gas y Combustibles Llanura S.A.', fuels, 'villavicencio', {
    regime: 'autorretenedor',
    isLarge: true,
  }),
  supplier('Distribuidora de Diésel Chicamocha S.A.S.', fuels, 'giron'),
  supplier('Papelería y Suministros Quinta Paredes S.A.S.', stationery, 'bogota'),
  supplier('Fundación Huellas de Páramo', advertising, 'tunja', {
    regime: 'noResponsable',
    isInactive: true,
    observacion:
      'Registro inactivo por actualización de documentos. Comuníquese con Compras para reactivarlo.',
  }),
]

/** The third party of `caribe@demo.co` in Cementos del Caribe. */
export const caribeSupplier = supplier(
  'Transportes Bahía de las Ánimas S.A.S.',
  cementTrades.freight,
  'cartagena',
  {
    sigla: 'TBA',
    cities: ['cartagena', 'barranquilla'],
  },
)

/**
 * An accountants' firm in Cementos del Caribe for which `proveedor@demo.co` works, so that one person has two
 * companies.
 */
export const accountingFirm = supplier(
  'Contadores Asociados Murillo & Ríos S.A.S.',
  cementTrades.accounting,
  'cali',
)

/** The suppliers of Cementos del Caribe. */
export const caribeSuppliers: readonly Supplier[] = [
  caribeSupplier,
  accountingFirm,
  supplier('Canteras Turbaco Viejo S.A.S.', cementTrades.minerals, 'cartagena', { isLarge: true }),
  supplier('Yesos de la Guajira Azul S.A.S.', cementTrades.minerals, 'santaMarta'),
  supplier('Puzolanas del Sinú S.A.S.', cementTrades.minerals, 'monteria'),
  supplier('Carbones Sierra Perijá S.A.', cementTrades.coal, 'santaMarta', {
    isLarge: true,
    regime: 'granContribuyente',
  }),
  supplier('Refractarios y Hornos del Norte S.A.S.', cementTrades.refractories, 'barranquilla'),
  supplier('Papeles Kraft de Soledad S.A.', cementTrades.sacks, 'soledad', { isLarge: true }),
  supplier('Empaques Industriales Bocagrande S.A.S.', cementTrades.sacks, 'cartagena'),
  supplier('Volquetas Unidas de Bolívar LTDA.', cementTrades.freight, 'cartagena'),
  supplier('Transgranel Magdalena S.A.S.', cementTrades.freight, 'barranquilla'),
  supplier('Bandas y Correas del Litoral S.A.S.', cementTrades.spares, 'barranquilla'),
  supplier('Aceros de Molienda Chamí S.A.S.', cementTrades.spares, 'medellin'),
  supplier('Hornos Rotatorios Servicio Técnico S.A.S.', cementTrades.maintenance, 'cartagena'),
  supplier('Filtros y Ambiente Caribe Limpio S.A.S.', cementTrades.maintenance, 'soledad', {
    regime: 'simple',
  }),
  supplier('Constructora Muelle Nuevo S.A.S.', cementTrades.construction, 'cartagena'),
  supplier('Ingeniería y Topografía Mompox S.A.S.', cementTrades.engineering, 'barranquilla'),
  supplier('Combustibles Industriales Galerazamba S.A.', cementTrades.fuels, 'barranquilla', {
    isLarge: true,
  }),
  supplier('Vigías del Puerto LTDA.', cementTrades.security, 'cartagena'),
  supplier('Suministros Técnicos Getsemaní S.A.S.', cementTrades.spares, 'cartagena', { isInactive: true }),
]
