/** The errors of the company's own menu entries, for their editor. */
export const writtenMenuTexts = {
  list: 'El menú es una lista de entradas: [{ "label": …, "type": …, "value": … }].',
  many: 'El menú puede tener hasta 40 entradas propias.',
  label: 'Escriba el nombre de la entrada o del grupo, de hasta 60 caracteres.',
  order: 'El orden es un número entero desde 0.',
  type: 'El tipo es component (una página del portal), template (un documento) o ext (un enlace externo).',
  component: 'Use una página del portal, como /certificates o /account-statements/0.',
  external: 'Use una dirección que empiece por https:// o http://.',
} as const
