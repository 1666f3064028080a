/** The names of HTML elements, for the editor's list of removed parts. */
export const partTexts: readonly (readonly [word: string, tags: readonly string[]])[] = [
  ['bloques', ['div', 'section']],
  ['botones', ['button']],
  ['citas', ['blockquote']],
  ['código', ['code', 'pre']],
  ['cursivas', ['em']],
  ['desplegables', ['details', 'summary']],
  ['enlaces', ['a']],
  ['formularios', ['form', 'input', 'label', 'select', 'textarea']],
  ['imágenes', ['figcaption', 'figure', 'img']],
  ['líneas divisorias', ['hr']],
  ['listas', ['li', 'ol', 'ul']],
  ['listas de definición', ['dd', 'dl', 'dt']],
  ['negritas', ['strong']],
  ['párrafos', ['p']],
  ['resaltados', ['mark']],
  ['subíndices', ['sub']],
  ['subrayados', ['u']],
  ['superíndices', ['sup']],
  ['tablas', ['caption', 'col', 'colgroup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']],
  ['tachados', ['s']],
  ['textos con formato propio', ['span']],
  ['títulos', ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']],
  ['videos', ['iframe', 'video']],
]

/** The phrases for an attribute of an element, and for an unnamed element. */
export const partPhrases = {
  formatOf: 'formato de {part}',
  other: 'otros elementos',
} as const
