import { trade } from './trade.ts'

const widths = ['30 cm', '45 cm', '60 cm']
const colours = ['Natural', 'Blanco', 'Rojo', 'Verde']

/** Packaging and plastics: what the demo's main supplier sells to a food company. */
export const packaging = trade('2229', 'compras_declarante', [
  ['EMP-1010', 'Bolsa laminada BOPP impresa 250 g', 'UND', 128, 8_000, 40_000],
  ['EMP-1012', 'Bolsa laminada BOPP impresa 500 g', 'UND', 172, 8_000, 36_000],
  ['EMP-1015', 'Bolsa laminada BOPP impresa 1.000 g', 'UND', 246, 5_000, 24_000],
  ['EMP-1020', 'Bolsa doypack con cierre 200 g', 'UND', 395, 4_000, 18_000],
  [
    'EMP-1024',
    'Bolsa de polietileno baja densidad 40 x 60',
    'UND',
    210,
    3_000,
    15_000,
    { extensions: colours },
  ],
  ['EMP-1110', 'Película termoencogible multiempaque', 'KG', 11_850, 120, 900, { extensions: widths }],
  ['EMP-1112', 'Película estirable manual calibre 80', 'ROL', 24_600, 40, 240, { extensions: widths }],
  ['EMP-1115', 'Película estirable automática calibre 90', 'KG', 12_400, 200, 1_200],
  ['EMP-1120', 'Lámina impresa para empacadora vertical', 'KG', 19_700, 150, 800],
  ['EMP-1210', 'Envase PET 500 ml boca 28 mm', 'UND', 318, 6_000, 30_000, { pack: 160 }],
  ['EMP-1212', 'Envase PET 1.000 ml boca 38 mm', 'UND', 462, 4_000, 20_000, { pack: 96 }],
  ['EMP-1215', 'Tarro polipropileno 250 g con tapa', 'UND', 690, 3_000, 14_000, { pack: 120 }],
  ['EMP-1218', 'Vaso para yogur 200 g', 'UND', 154, 10_000, 48_000, { pack: 1_000 }],
  [
    'EMP-1220',
    'Tapa rosca 28 mm con banda de seguridad',
    'UND',
    46,
    20_000,
    90_000,
    { extensions: colours, pack: 4_000 },
  ],
  ['EMP-1222', 'Tapa flip-top 38 mm', 'UND', 118, 8_000, 36_000, { pack: 2_000 }],
  ['EMP-1310', 'Etiqueta autoadhesiva en rollo 80 x 50', 'MIL', 34_800, 10, 120],
  ['EMP-1312', 'Etiqueta termoencogible tipo manga', 'MIL', 92_500, 10, 80],
  ['EMP-1315', 'Liner de inducción 38 mm', 'MIL', 28_900, 10, 60],
  ['EMP-1410', 'Caja plegadiza impresa 12 unidades', 'UND', 585, 2_000, 12_000],
  ['EMP-1412', 'Bandeja termoformada para galleta', 'UND', 143, 6_000, 28_000],
  ['EMP-1415', 'Canastilla plástica perforada 60 x 40 x 25', 'UND', 31_900, 40, 400, { extensions: colours }],
  ['EMP-1418', 'Estiba plástica 100 x 120', 'UND', 214_000, 10, 60],
  ['EMP-1510', 'Cinta de empaque impresa 48 mm x 100 m', 'UND', 7_450, 144, 864, { pack: 36 }],
  ['EMP-1512', 'Zuncho de polipropileno 12 mm', 'ROL', 68_300, 8, 48],
  ['EMP-1515', 'Separador de cartón para estiba', 'UND', 1_480, 500, 3_000],
  ['EMP-1610', 'Saco de fique 50 kg', 'UND', 9_200, 100, 800, { iva: '0' }],
  ['EMP-1612', 'Talego de algodón crudo 25 kg', 'UND', 6_350, 100, 900, { iva: '0.05' }],
])

/** Resins, bought in dollars a few times a year. */
export const resins = trade('2229', 'compras_declarante', [
  ['RES-2010', 'Resina PEBD grado película', 'KG', 1.34, 5_000, 18_000],
  ['RES-2012', 'Masterbatch blanco 60 %', 'KG', 2.86, 500, 2_500],
])

/** A packaging supplier's invoices without a purchase order: freight and printing plates. */
export const extras = {
  freight: trade('4923', 'transporte_carga', [
    ['SRV-9010', 'Flete terrestre de mercancía', 'UND', 640_000, 1, 2, { iva: '0' }],
    ['SRV-9012', 'Flete de devolución de estibas', 'UND', 310_000, 1, 2, { iva: '0' }],
  ]),
  plates: trade('2229', 'servicios_declarante', [
    ['SRV-9110', 'Elaboración de clichés de impresión', 'JGO', 1_180_000, 1, 3],
    ['SRV-9112', 'Ajuste de arte y prueba de color', 'UND', 420_000, 1, 2],
  ]),
}
