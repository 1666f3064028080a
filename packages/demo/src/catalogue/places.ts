/** A rate of ReteICA per thousand, and the day of its beginning. */
type DatedRate = readonly [desde: string, tarifa: string]

/** A municipality with its DIVIPOLA code and the ICA that the demo's buyer withholds there. */
export interface City {
  code: string
  nombre: string
  /** The oldest first. */
  icaRates: readonly DatedRate[]
  /** The minimum base in UVT, if the city has one of its own. */
  icaBaseUvt: number | null
  /** Area digits of its landlines. */
  indicativo: string
}

const always = '2017-01-01'

const city = (
  code: string,
  nombre: string,
  ica: string | readonly DatedRate[],
  indicativo: string,
  icaBaseUvt: number | null = null,
): City => ({
  code,
  nombre,
  icaRates: typeof ica === 'string' ? [[always, ica]] : ica,
  icaBaseUvt,
  indicativo,
})

/** The municipalities of the demo's suppliers and plants. */
export const cities = {
  bogota: city('11001', 'Bogotá, D.C.', '9.66', '601'),
  medellin: city('05001', 'Medellín, Antioquia', '7', '604', 15),
  itagui: city('05360', 'Itagüí, Antioquia', '7', '604'),
  rionegro: city('05615', 'Rionegro, Antioquia', '7', '604'),
  cali: city('76001', 'Cali, Valle del Cauca', '7.7', '602'),
  yumbo: city(
    '76892',
    'Yumbo, Valle del Cauca',
    [
      [always, '6.6'],
      ['2025-07-01', '7.7'],
    ],
    '602',
  ),
  palmira: city('76520', 'Palmira, Valle del Cauca', '6', '602'),
  tocancipa: city('25817', 'Tocancipá, Cundinamarca', '7', '601'),
  funza: city('25286', 'Funza, Cundinamarca', '7', '601'),
  barranquilla: city('08001', 'Barranquilla, Atlántico', '8', '605'),
  soledad: city('08758', 'Soledad, Atlántico', '7', '605'),
  cartagena: city(
    '13001',
    'Cartagena de Indias, Bolívar',
    [
      [always, '8'],
      ['2026-01-01', '7'],
    ],
    '605',
  ),
  santaMarta: city('47001', 'Santa Marta, Magdalena', '7', '605'),
  monteria: city('23001', 'Montería, Córdoba', '7', '604'),
  bucaramanga: city('68001', 'Bucaramanga, Santander', '7.2', '607'),
  giron: city('68307', 'Girón, Santander', '6', '607'),
  pereira: city('66001', 'Pereira, Risaralda', '7', '606'),
  manizales: city('17001', 'Manizales, Caldas', '7', '606'),
  ibague: city('73001', 'Ibagué, Tolima', '7', '608'),
  villavicencio: city('50001', 'Villavicencio, Meta', '7', '608'),
  popayan: city('19001', 'Popayán, Cauca', '6', '602'),
  pasto: city('52001', 'Pasto, Nariño', '6', '602'),
  tunja: city('15001', 'Tunja, Boyacá', '6', '608'),
  duitama: city('15238', 'Duitama, Boyacá', '6', '608'),
} as const satisfies Record<string, City>

/** A plant or warehouse of the buyer: an operating centre (C.O.) with its own document numbers. */
export interface Plant {
  centro: string
  bodega: string
  direccion: string
}

/** Andina's plants. */
export const andinaPlants = {
  tocancipa: {
    centro: '001',
    bodega: 'Planta Tocancipá',
    direccion: 'KM 24 Autopista Norte, Tocancipá, Cundinamarca',
  },
  palmira: { centro: '002', bodega: 'Planta Palmira', direccion: 'CL 42 32 18, Palmira, Valle del Cauca' },
  rionegro: {
    centro: '003',
    bodega: 'Planta Rionegro',
    direccion: 'Vía Llanogrande KM 3, Rionegro, Antioquia',
  },
  funza: { centro: '004', bodega: 'CEDI Funza', direccion: 'CR 9 15 60 BG 12, Funza, Cundinamarca' },
  itagui: { centro: '005', bodega: 'CEDI Itagüí', direccion: 'CR 42 54 A 90, Itagüí, Antioquia' },
} as const satisfies Record<string, Plant>

/** The plants of Cementos del Caribe. */
export const caribePlants = {
  cartagena: {
    centro: '010',
    bodega: 'Planta Mamonal',
    direccion: 'KM 8 Vía Mamonal, Cartagena de Indias, Bolívar',
  },
  barranquilla: {
    centro: '020',
    bodega: 'Terminal Barranquilla',
    direccion: 'VI 40 85 600, Barranquilla, Atlántico',
  },
} as const satisfies Record<string, Plant>
