import { trade } from './trade.ts'

/** What a cement company buys, by line of business. */
export const cementTrades = {
  minerals: trade('0811', 'compras_declarante', [
    ['MIN-1010', 'Caliza triturada para crudo', 'TON', 31_400, 600, 4_000],
    ['MIN-1012', 'Yeso natural', 'TON', 86_500, 200, 1_500],
    ['MIN-1015', 'Puzolana seca', 'TON', 54_200, 300, 2_000],
  ]),
  coal: trade('0510', 'compras_declarante', [
    ['CAB-1010', 'Carbón térmico 0 x 50 mm', 'TON', 318_000, 200, 1_800, { iva: '0.05' }],
  ]),
  refractories: trade('2391', 'compras_declarante', [
    ['REF-1010', 'Ladrillo refractario magnesia-espinela', 'TON', 7_950_000, 4, 60],
    ['REF-1012', 'Concreto refractario de bajo cemento', 'TON', 4_280_000, 2, 30],
  ]),
  sacks: trade('1702', 'compras_declarante', [
    ['SAC-1010', 'Saco kraft valvulado 50 kg impreso', 'MIL', 1_640_000, 40, 320],
    ['SAC-1012', 'Saco kraft valvulado 25 kg impreso', 'MIL', 1_120_000, 20, 160],
  ]),
  freight: trade('4923', 'transporte_carga', [
    ['TRA-3010', 'Transporte de cemento a granel', 'TON', 68_400, 100, 900, { iva: '0' }],
    ['TRA-3012', 'Transporte de cemento empacado', 'TON', 79_300, 60, 600, { iva: '0' }],
    ['TRA-3015', 'Acarreo interno de materia prima', 'VJE', 246_000, 10, 90, { iva: '0' }],
  ]),
  spares: trade('4659', 'compras_declarante', [
    ['REP-1010', 'Banda transportadora 36 pulgadas', 'MTR', 486_000, 20, 200],
    ['REP-1012', 'Rodillo de carga para banda', 'UND', 168_000, 20, 160],
    ['REP-1015', 'Bola de molienda alto cromo', 'TON', 6_850_000, 4, 40],
  ]),
  maintenance: trade('3312', 'servicios_declarante', [
    ['MAN-3010', 'Alineación de horno rotatorio en caliente', 'SRV', 38_500_000, 1, 1],
    ['MAN-3012', 'Mantenimiento de electrofiltros', 'SRV', 14_200_000, 1, 2],
  ]),
  construction: trade('4290', 'construccion', [
    ['OBR-1010', 'Obra civil de vías internas', 'M2', 148_000, 100, 1_200],
  ]),
  engineering: trade('7112', 'servicios_declarante', [
    ['ING-1010', 'Interventoría técnica y topografía', 'MES', 16_400_000, 1, 1],
    ['ING-1012', 'Medición isocinética de emisiones', 'SRV', 8_900_000, 1, 2],
  ]),
  fuels: trade('1921', 'combustibles', [
    ['COM-3010', 'Combustible industrial pesado', 'GAL', 6_940, 2_000, 14_000, { iva: '0.05' }],
  ]),
  security: trade('8010', 'vigilancia_aseo', [
    ['VIG-3010', 'Vigilancia de planta y puerto', 'MES', 21_800_000, 1, 2],
  ]),
  accounting: trade('6920', 'honorarios_pj', [
    ['CON-3010', 'Revisión de cuentas y asesoría tributaria', 'MES', 7_400_000, 1, 1],
  ]),
}
