/** A municipality with its DIVIPOLA code and the ReteICA rate that the demo's buyer applies there, per unit. */
export interface City {
  code: string
  nombre: string
  icaRate: string
  /** Area digits of its landlines. */
  indicativo: string
}

const city = (code: string, nombre: string, icaRate: string, indicativo: string): City => ({
  code,
  nombre,
  icaRate,
  indicativo,
})

/** The municipalities in which the demo's suppliers and plants are. */
export const cities = {
  bogota: city('11001', 'Bogotá, D.C.', '0.00966', '601'),
  medellin: city('05001', 'Medellín, Antioquia', '0.007', '604'),
  itagui: city('05360', 'Itagüí, Antioquia', '0.007', '604'),
  rionegro: city('05615', 'Rionegro, Antioquia', '0.007', '604'),
  cali: city('76001', 'Cali, Valle del Cauca', '0.0077', '602'),
  yumbo: city('76892', 'Yumbo, Valle del Cauca', '0.0066', '602'),
  palmira: city('76520', 'Palmira, Valle del Cauca', '0.006', '602'),
  tocancipa: city('25817', 'Tocancipá, Cundinamarca', '0.007', '601'),
  funza: city('25286', 'Funza, Cundinamarca', '0.007', '601'),
  barranquilla: city('08001', 'Barranquilla, Atlántico', '0.008', '605'),
  soledad: city('08758', 'Soledad, Atlántico', '0.007', '605'),
  cartagena: city('13001', 'Cartagena de Indias, Bolívar', '0.008', '605'),
  santaMarta: city('47001', 'Santa Marta, Magdalena', '0.007', '605'),
  monteria: city('23001', 'Montería, Córdoba', '0.007', '604'),
  bucaramanga: city('68001', 'Bucaramanga, Santander', '0.0072', '607'),
  giron: city('68307', 'Girón, Santander', '0.006', '607'),
  pereira: city('66001', 'Pereira, Risaralda', '0.007', '606'),
  manizales: city('17001', 'Manizales, Caldas', '0.007', '606'),
  ibague: city('73001', 'Ibagué, Tolima', '0.007', '608'),
  villavicencio: city('50001', 'Villavicencio, Meta', '0.007', '608'),
  popayan: city('19001', 'Popayán, Cauca', '0.006', '602'),
  pasto: city('52001', 'Pasto, Nariño', '0.006', '602'),
  tunja: city('15001', 'Tunja, Boyacá', '0.006', '608'),
  duitama: city('15238', 'Duitama, Boyacá', '0.006', '608'),
} as const satisfies Record<string, City>

/** A plant or warehouse of the buyer: an operating centre (C.O.) with its own document numbers. */
export interface Plant {
  centro: string
  bodega: string
  direccion: string
}

/** Where Andina receives. */
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

/** Where Cementos del Caribe receives. */
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
