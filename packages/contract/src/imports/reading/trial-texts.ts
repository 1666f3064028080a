/** The verbs of a load in the conditional, as a trial changes nothing. */
const conditional: Readonly<Record<string, string>> = {
  cargó: 'cargaría',
  cargaron: 'cargarían',
  creó: 'crearía',
  tomó: 'tomaría',
  dejó: 'dejaría',
  guardó: 'guardaría',
  quitaron: 'quitarían',
  redondeó: 'redondearía',
  contó: 'contaría',
  contaron: 'contarían',
  aplicó: 'aplicaría',
  calculó: 'calcularía',
  conservó: 'conservaría',
  omitió: 'omitiría',
  retiró: 'retiraría',
  rechazó: 'rechazaría',
  rechazaron: 'rechazarían',
  tuvieron: 'tendrían',
}
const done = new RegExp(`\\b(se) (${Object.keys(conditional).join('|')})(?!\\p{L})`, 'giu')
/** A document with a missing part, or left without one. */
const left = /(?<!\p{L})(quedó|quedaron|perdió)(?= (?:al menos|con|sin|en|incomplet))/giu
const leftConditional: Readonly<Record<string, string>> = {
  quedó: 'quedaría',
  quedaron: 'quedarían',
  perdió: 'perdería',
}

/** Returns the sentence of a finding for a trial, in the conditional. */
export const inTrial = (sentence: string): string =>
  sentence
    .replace(done, (whole, se: string, verb: string) => `${se} ${conditional[verb] ?? whole}`)
    .replace(left, (verb) => leftConditional[verb.toLowerCase()] ?? verb)
