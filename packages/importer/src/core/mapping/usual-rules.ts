import type { MappingRules } from './mapping.ts'

/**
 * The rates of tax on sales and on consumption that Colombian law has or had since 2001, as fractions:
 * 19 % since 2017 (Estatuto Tributario art. 468, Ley 1819 de 2016 art. 184), 16 % before it (Ley 633 de 2000 art. 26);
 * 5 % since 2013 (ET art. 468-1, Ley 1607 de 2012 art. 48); 10 % from 2005 to 2012 (Ley 788 de 2002, Ley 1111 de 2006
 * art. 33); 7 % from 2003 to 2006 (Ley 788 de 2002); 1.6 % of cleaning, guarding and temporary work from 2007 to 2012
 * (Ley 1111 de 2006 art. 32); the national tax on consumption of 8 %, 4 % and 16 % since 2013 (ET arts. 512-1 to 512-13, Ley
 * 1607 de 2012 arts. 71 and following).
 */
export const lawfulTaxRates = ['0', '0.016', '0.04', '0.05', '0.07', '0.08', '0.1', '0.16', '0.19']

/**
 * The rules of a source without its own. Nine-digit numbers that begin with 44444 are those under which the DIAN has
 * foreign suppliers without a NIT reported (444444001 to 444449999; Resolución 000070 de 2019 art. 17 par. 6).
 */
export const usualRules: MappingRules = {
  foreignPrefix: '44444',
  branch: { codigo: '001', nombre: 'Principal' },
  orderTypes: { OC: 'OC', OS: 'OS', CT: 'CT' },
  purchaseClasses: ['compra'],
  otherClasses: ['donacion', 'reposicion', 'devolucion', 'traslado'],
  dueDays: 30,
  settlement: 'open',
  picture: 'changes',
  usualTaxRates: lawfulTaxRates,
  usualAdjustment: '1',
}
