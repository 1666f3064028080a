import { trade } from './trade.ts'

/** What a food company buys, by line of business. */
export const foodTrades = {
  cartons: trade('1702', 'compras_declarante', [
    ['CAR-1010', 'Caja corrugada C-790 impresa 24 unidades', 'UND', 1_890, 1_000, 8_000],
    ['CAR-1014', 'Caja corrugada kraft 40 x 30 x 25', 'UND', 2_640, 800, 5_000],
    ['CAR-1020', 'Exhibidor de cartón para punto de venta', 'UND', 18_700, 50, 400],
  ]),
  sugar: trade('1071', 'compras_declarante', [
    ['AZU-1010', 'Azúcar blanco especial 50 kg', 'BTO', 178_500, 100, 900, { iva: '0.05' }],
    ['AZU-1012', 'Azúcar refinado industrial', 'KG', 3_790, 5_000, 24_000, { iva: '0.05' }],
    ['AZU-1020', 'Jarabe de glucosa', 'KG', 3_240, 2_000, 12_000],
  ]),
  dairy: trade('1040', 'compras_declarante', [
    ['LAC-1010', 'Leche en polvo entera 25 kg', 'BTO', 498_000, 20, 240],
    ['LAC-1012', 'Suero de leche en polvo', 'KG', 8_950, 500, 4_000],
    ['LAC-1015', 'Mantequilla sin sal en bloque', 'KG', 26_300, 200, 1_500],
  ]),
  flours: trade('1051', 'compras_declarante', [
    ['HAR-1010', 'Harina de trigo fortificada 50 kg', 'BTO', 124_000, 100, 800, { iva: '0.05' }],
    ['HAR-1014', 'Almidón de maíz', 'KG', 3_980, 1_000, 6_000],
    ['HAR-1018', 'Avena en hojuelas', 'KG', 4_150, 800, 5_000],
  ]),
  oils: trade('1032', 'compras_declarante', [
    ['ACE-1010', 'Aceite de palma refinado', 'KG', 6_480, 4_000, 20_000],
    ['ACE-1012', 'Grasa vegetal para horneo', 'KG', 8_120, 1_000, 8_000],
  ]),
  fruits: trade('4631', 'agro_sin_proceso', [
    ['FRU-1010', 'Pulpa de mango congelada', 'KG', 5_240, 1_000, 8_000, { iva: '0' }],
    ['FRU-1012', 'Mora de Castilla primera', 'KG', 4_600, 500, 4_000, { iva: '0' }],
    ['FRU-1015', 'Maracuyá para proceso', 'KG', 3_150, 800, 6_000, { iva: '0' }],
  ]),
  flavours: trade('4664', 'compras_declarante', [
    ['SAB-1010', 'Sabor idéntico vainilla líquido', 'KG', 48_700, 20, 300],
    ['SAB-1012', 'Ácido cítrico anhidro', 'KG', 6_980, 200, 2_000],
    ['SAB-1015', 'Conservante sorbato de potasio', 'KG', 17_300, 50, 600],
  ]),
  freight: trade('4923', 'transporte_carga', [
    ['TRA-1010', 'Transporte de producto terminado tractomula', 'VJE', 3_850_000, 1, 6, { iva: '0' }],
    ['TRA-1012', 'Distribución urbana turbo refrigerado', 'VJE', 690_000, 1, 14, { iva: '0' }],
  ]),
  security: trade('8010', 'vigilancia_aseo', [
    ['VIG-1010', 'Servicio de vigilancia 24 horas con arma', 'MES', 12_400_000, 1, 3],
    ['VIG-1012', 'Monitoreo de alarmas y circuito cerrado', 'MES', 1_950_000, 1, 2],
  ]),
  cleaning: trade('8121', 'vigilancia_aseo', [
    ['ASE-1010', 'Servicio de aseo industrial en planta', 'MES', 8_600_000, 1, 2],
    ['ASE-1014', 'Lavado y desinfección de tanques', 'SRV', 1_720_000, 1, 4],
  ]),
  software: trade('6202', 'software', [
    ['SIS-1010', 'Suscripción anual de software de calidad', 'LIC', 2_180_000, 1, 12],
    ['SIS-1012', 'Soporte y administración de servidores', 'MES', 5_400_000, 1, 2],
  ]),
  laboratory: trade('7120', 'servicios_declarante', [
    ['LAB-1010', 'Análisis microbiológico de producto terminado', 'UND', 168_000, 4, 40],
    ['LAB-1012', 'Calibración de balanzas y termómetros', 'UND', 92_000, 4, 30],
  ]),
  maintenance: trade('3312', 'servicios_declarante', [
    ['MAN-1010', 'Mantenimiento preventivo de empacadora', 'SRV', 2_640_000, 1, 3],
    ['MAN-1012', 'Reparación de reductor y motor eléctrico', 'SRV', 1_890_000, 1, 3],
    ['MAN-1015', 'Rodamientos y sellos mecánicos', 'UND', 184_000, 4, 30],
  ]),
  legal: trade('6910', 'honorarios_pj', [
    ['LEG-1010', 'Asesoría jurídica laboral y comercial', 'MES', 6_800_000, 1, 1],
  ]),
  advertising: trade('7310', 'servicios_declarante', [
    ['MER-1010', 'Producción de piezas para punto de venta', 'SRV', 7_250_000, 1, 2],
    ['MER-1012', 'Impulso y degustación en almacenes de cadena', 'DIA', 146_000, 10, 80],
  ]),
  rent: trade('6810', 'arrendamiento_inmuebles', [
    ['ARR-1010', 'Arrendamiento de bodega de producto terminado', 'MES', 24_500_000, 1, 1],
  ]),
  uniforms: trade('1410', 'compras_declarante', [
    [
      'DOT-1010',
      'Uniforme de operario en dril',
      'UND',
      84_600,
      20,
      300,
      { extensions: ['Talla S', 'Talla M', 'Talla L', 'Talla XL'] },
    ],
    [
      'DOT-1014',
      'Bota de seguridad antideslizante',
      'PAR',
      128_000,
      10,
      150,
      { extensions: ['38', '40', '42'] },
    ],
  ]),
  fuels: trade('4661', 'combustibles', [
    ['COM-1010', 'Gas licuado de petróleo a granel', 'KG', 4_280, 1_000, 9_000, { iva: '0.05' }],
    ['COM-1012', 'Diésel B10 para planta eléctrica', 'GAL', 9_850, 200, 2_000, { iva: '0.05' }],
  ]),
  stationery: trade('4761', 'compras_declarante', [
    ['PAP-1010', 'Resma de papel carta 75 g', 'RES', 17_200, 40, 300],
    ['PAP-1014', 'Tóner para impresora láser', 'UND', 386_000, 2, 16],
  ]),
}
