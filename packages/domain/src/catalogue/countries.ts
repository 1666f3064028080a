import type { Option } from './option.ts'

/** The countries by ISO 3166-1, as the DIAN's table 13.4.1. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

/** The code of Colombia. */
export const colombia = 'CO'

/** Returns the countries with their Spanish names, in their order. */
export function countries(): Option[] {
  const names = new Intl.DisplayNames('es', { type: 'region' })
  return codes
    .split(' ')
    .map((id) => ({ id, nombre: names.of(id) ?? id }))
    .toSorted((one, other) => one.nombre.localeCompare(other.nombre, 'es'))
}

/** Returns the Spanish name of a country; undefined for a code that is none. */
export const countryName = (code: string): string | undefined =>
  codes.split(' ').includes(code) ? new Intl.DisplayNames('es', { type: 'region' }).of(code) : undefined
